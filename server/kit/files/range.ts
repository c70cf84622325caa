import type { Range } from '#server/kit/files/store.ts'

const within = (start: number, end: number): Range | 'beyond' => (start > end ? 'beyond' : { start, end })

/**
 * What a `Range` header asks of so many bytes (RFC 9110, section 14): undefined for the whole, as for several ranges
 * at once, which nobody needs of a file; `beyond` where nothing of it is there.
 */
export const rangeOf = (header: string | undefined, size: number): Range | 'beyond' | undefined => {
  const found = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header ?? '')
  if (!found) return undefined
  const [, first, last, suffix] = found
  if (first === undefined) return Number(suffix) === 0 ? 'beyond' : within(Math.max(0, size - Number(suffix)), size - 1)
  if (last && Number(last) < Number(first)) return undefined
  return within(Number(first), last ? Math.min(Number(last), size - 1) : size - 1)
}
