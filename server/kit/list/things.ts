import type { Gate } from '#contract/kit/endpoint.ts'
import type { Column } from '#contract/kit/list/column.ts'
import type { Context } from '#server/kit/context.ts'
import type { Handler } from '#server/kit/handle.ts'
import type { Importer } from '#server/kit/import/source.ts'

/**
 * A noun as kits meet it that hang something on any record: history, comments, files. What is not registered does not
 * exist for them, and nothing of a record is told to whom may not open it.
 */
export interface Thing {
  readonly thing: string
  /** Who may open its records. */
  readonly can: Gate
  readonly columns: Readonly<Record<string, Column>>
  /** The name of a record that a field points to; undefined where the field names none. */
  nameOf(field: string, value: unknown, ctx: Context): Promise<string | undefined>
  /** Whether the record is there for this person, deleted ones for whoever sees those. */
  exists(id: number, ctx: Context): Promise<boolean>
}

/** What a noun brings to the server. */
export interface NounApi {
  readonly thing: Thing
  readonly handlers: readonly Handler[]
  /** What files of the noun need; undefined for one that takes none. */
  readonly importer: Importer | undefined
}

/** Whether a thing's records may be opened by this person at all. */
export const mayOpenThing = ({ can }: Thing, ctx: Context): boolean =>
  can === 'public' || can === 'login' || can === 'unverified' || ctx.may(can)
