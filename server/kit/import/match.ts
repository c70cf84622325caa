import { plainText } from '#contract/kit/import/import.ts'
import type { Planned, Reason } from '#server/kit/import/planned.ts'
import type { Kept } from '#server/kit/list/write.ts'

interface Matched {
  /** Records of each key. */
  readonly records: ReadonlyMap<string, readonly Kept[]>
  /** Field that the keys are of. */
  readonly field: string
  /** Whether a line says of a record what an export of it says. */
  readonly isWhole: (cells: readonly string[], record: Kept) => boolean
}

type Claim = Pick<Planned, 'line' | 'reasons' | 'reasonOf'> & { readonly record: Kept | undefined }

/** `ambiguous`: several records, of which the line may mean any. */
type Ambiguous = 'ambiguous' | undefined

/** Finds the record of each line by its key, and lines that share one. */
export const matching = ({ records, field, isWhole }: Matched) => {
  /** Line that first meant a record, or a new one of a key. */
  const owners = new Map<string, number>()
  const ownerOf = (key: string, record: Kept | undefined): string => (record ? `#${record.id}` : plainText(key))
  /** The record of a line, among those of its key that it may mean. */
  const recordOf = (key: string, cells: readonly string[], isMeant: (record: Kept) => boolean): Kept | Ambiguous => {
    const among = (records.get(key) ?? []).filter(isMeant)
    if (among.length < 2) return among[0]
    // Records of one name are told apart by what else the line says.
    const whole = among.find((record) => !owners.has(ownerOf(key, record)) && isWhole(cells, record))
    const exact = among.filter((record) => record[field] === key)
    return whole ?? (exact.length === 1 ? exact[0] : 'ambiguous')
  }
  /** Reason against a line whose record another line has; a line without other faults claims it. */
  const claim = (key: string, { line, reasons, reasonOf, record }: Claim): Reason[] => {
    if (key === '') return []
    const owner = ownerOf(key, record)
    const first = owners.get(owner)
    if (first !== undefined) return [reasonOf(field, 'import.repeated', { line: first })]
    if (reasons.length === 0) owners.set(owner, line)
    return []
  }
  return { recordOf, claim }
}
