import { sql } from 'kysely'
import { can as holds } from '#contract/access/can.ts'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { passes, type Gate } from '#contract/kit/endpoint.ts'
import type { Column } from '#contract/kit/list/column.ts'
import { THING_CHANGED, type Trait } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'
import type { Handler } from '#server/kit/handle.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { all, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'

/**
 * A noun as kits meet it that hang something on any record: history, comments, files. What is not registered does not
 * exist for them, and nothing of a record is told to whom may not open it.
 */
export interface Thing {
  readonly thing: string
  /** Who may open its records. */
  readonly can: Gate
  readonly columns: Readonly<Record<string, Column>>
  /** The name of a record that a field points to: null where the person may not meet it, undefined where the field names none. */
  nameOf(field: string, value: unknown, ctx: Context): Promise<string | null | undefined>
  /** Events kept of another thing by the same number that belong to the history of its records too. */
  readonly alsoTold?: { readonly thing: string; readonly events: readonly string[] }
  /** What an event was about, where its detail does not name it by itself. */
  aboutOf?(detail: Readonly<Record<string, unknown>>, ctx: Context): Promise<string | null>
  /** Whether the record is there for this person, deleted ones for whoever sees those. */
  exists(id: number, ctx: Context): Promise<boolean>
  /** What may hang on its records, as far as this person sees it. */
  traits(ctx: Pick<Context, 'may'>): readonly Trait[]
  /** Its records by name; `gone` is a deleted one, to which nothing is added. */
  readonly records: LookupSource
  /** Whether whoever opens the record reads its files, also without the trait: they are what it hands on. */
  readonly handsFilesOn?: boolean
  /** Whether the person may change the record, and with it its checklist, labels and relations. */
  mayEdit(id: number, ctx: Context): boolean | Promise<boolean>
  /** Whether they may also say what stands on its checklist, not only tick it; as `mayEdit` where it is left out. */
  mayListItems?(ctx: Pick<Context, 'may'>): boolean
  /** Whether the person may delete what others have written on it. */
  mayModerate(ctx: Context): boolean
  /** Path of a record's page. */
  link(id: number): string
  /** Which people `u` may open a record, to search no others; only a hint, `exists` is asked of each. */
  readers?(id: number, ctx: Context): Sql
}

/** What a noun brings to the server. */
export interface NounApi {
  readonly thing: Thing
  readonly handlers: readonly Handler[]
  /** What files of the noun need; undefined for one that takes none. */
  readonly importer: Importer | undefined
}

/** Whether a thing's records may be opened by this person at all. */
export const mayOpenThing = ({ can }: Thing, ctx: Context): boolean => passes(can, ctx.may)

/** One of its records, as far as this person may open it. */
export interface Met {
  id: number
  nome: string
  gone: boolean
}

/** Those of these records that the person may open, by name. */
export const meet = async (of: Thing, ids: readonly number[], ctx: Context): Promise<Met[]> => {
  if (ids.length === 0 || !mayOpenThing(of, ctx)) return []
  const { table, label, gone } = of.records
  const where = all([...scoped(of.records, ctx), sql`t.id = any(${ids}::int[])`])
  const { rows } = await sql<Met>`
    select t.id, ${label} as nome, ${gone} as gone from ${sql.table(table)} t where ${where}`.execute(ctx.db)
  const there = await Promise.all(rows.map(async (it) => (!it.gone || (await of.exists(it.id, ctx)) ? [it] : [])))
  return there.flat()
}

/** The same call as somebody else would make it: what they may open is asked of the one scope that there is. */
export const asPerson = (ctx: Context, { id, role }: { id: number; role: Role }): Context => ({
  ...ctx,
  user: { ...ctx.user, id, role },
  may: (permission) => holds(ctx.grants, role, permission),
})

/** Roles that may open some records of the thing. */
export const rolesOf = ({ can }: Thing, { grants }: Context): Role[] =>
  signedInRoles.filter((role) => passes(can, (permission) => holds(grants, role, permission)))

/** Pages that show records of the thing read again what hangs on them; which record it is about is not told. */
export const tellThing = (of: Thing, ctx: Context): void =>
  ctx.after(() => {
    for (const role of rolesOf(of, ctx)) ctx.services.live.tell(`role:${role}`, THING_CHANGED, { thing: of.thing })
  })
