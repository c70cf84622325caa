import type { Versioned } from '#contract/kit/list/crud.ts'

/** A record on which a page offers actions. */
export interface ActedOn extends Versioned {
  readonly nome: string
  readonly deleted_at: string | null
  /** Steps that the reader may take on it, of a noun that has steps. */
  readonly may?: readonly string[]
}
