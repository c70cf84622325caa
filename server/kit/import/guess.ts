import { plainText, type Import } from '#contract/kit/import/import.ts'
import type { Preset } from '#contract/kit/import/preset.ts'
import type { Line } from '#server/kit/import/table.ts'

/** Different cells of a column, above which it is no choice among a few. */
const FEW = 40
/** A word for a step or a priority is shorter. */
const WORD_MAX = 60

/** The different cells of each column, in the order of the file; null where they are many or long. */
export const seenIn = (lines: readonly Line[], width: number): (string[] | null)[] =>
  Array.from({ length: width }, (_, at) => {
    const seen = new Set<string>()
    for (const { cells } of lines) {
      const cell = (cells[at] ?? '').trim()
      if (cell.length > WORD_MAX) return null
      if (cell !== '') seen.add(cell)
      if (seen.size > FEW) return null
    }
    return [...seen]
  })

/** For each field of codes what the words of other tools in its column mean. */
export const guessChoices = (
  { guesses = {} }: Import,
  { mapping, seen }: { mapping: readonly (string | null)[]; seen: readonly (readonly string[] | null)[] },
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(guesses).map(([field, meanings]) => {
      const words = new Map(Object.entries(meanings))
      const cells = (seen[mapping.indexOf(field)] ?? []).map(plainText)
      return [
        field,
        Object.fromEntries(cells.flatMap((cell) => (words.has(cell) ? [[cell, words.get(cell) ?? '']] : []))),
      ]
    }),
  )

/** The tool that wrote a file, as its headers say. */
export const presetFor = (presets: readonly Preset[], headers: readonly string[]): Preset | undefined => {
  const has = new Set(headers.map(plainText))
  return presets.find(({ signs }) => signs.every((sign) => has.has(sign)))
}

/** The field that each header gives in a file of the tool; headers of one name all give a field that takes many. */
export const presetMapping = (
  { fields }: Preset,
  headers: readonly string[],
  { offered, many }: { offered: readonly string[]; many: readonly string[] },
): (string | null)[] => {
  const plain = headers.map(plainText)
  const mapping = headers.map((): string | null => null)
  for (const field of offered) {
    const header = fields[field]?.find((it) => plain.includes(it))
    for (const [at, name] of plain.entries())
      if (name === header && mapping[at] === null && (many.includes(field) || !mapping.includes(field)))
        mapping[at] = field
  }
  return mapping
}
