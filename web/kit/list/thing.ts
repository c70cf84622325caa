/** The record that something hangs on: its noun, as the registry names it, and its id. */
export interface OfRecord {
  readonly thing: string
  readonly id: number
}
