/** Text that is shown at once: more would hold up the page, and is saved. */
const SHOWN_LINES = 2000
const SHOWN_CHARS = 400_000

/** UTF-8, else as Windows writes western languages. */
export const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The beginning of a long text, and how many lines that are; `shown` is undefined for a whole one. */
export const cut = (of: string): { text: string; shown: number | undefined } => {
  const lines = of.slice(0, SHOWN_CHARS).split('\n')
  const isWhole = of.length <= SHOWN_CHARS && lines.length <= SHOWN_LINES
  const kept = lines.slice(0, SHOWN_LINES)
  return { text: kept.join('\n'), shown: isWhole ? undefined : kept.length }
}
