import { sql } from 'kysely'
import { can as holds } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { passes, type Gate } from '#contract/kit/endpoint.ts'
import type { Column } from '#contract/kit/list/column.ts'
import type { Trait } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'
import type { Handler } from '#server/kit/handle.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { all, type Reader, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'

/**
 * A noun as kits meet it that hang something on any record: history, comments, files. What is not registered does not
 * exist for them, and nothing of a record is told to whom may not open it.
 */
export interface Thing {
  readonly thing: string
  /** Permission to open its records. */
  readonly can: Gate
  readonly columns: Readonly<Record<string, Column>>
  /** Name of the record in a field: null where the person may not see it, undefined where the field holds no record. */
  nameOf(field: string, value: unknown, ctx: Context): Promise<string | null | undefined>
  /** Events of another thing with the same id that also belong to the history of these records. */
  readonly alsoTold?: { readonly thing: string; readonly events: readonly string[] }
  /** Subject of an event whose detail does not name it. */
  aboutOf?(detail: Readonly<Record<string, unknown>>, ctx: Context): Promise<string | null>
  /** Condition on the records `t` that exist for a reader; deleted ones only for those who see them. */
  existing(reader: Reader): Sql
  /** Traits of its records that this person sees. */
  traits(ctx: Pick<Context, 'may'>): readonly Trait[]
  /** Its records by name; a deleted one has `gone` and takes no additions. */
  readonly records: LookupSource
  /** True when the record's readers also read its files without the trait, because the record exists to share them. */
  readonly handsFilesOn?: boolean
  /** Condition on the records `t` that keep the files that hang on them: nobody takes one away. */
  readonly keepsFiles?: Sql
  /** Condition on the records `t` on which this person hangs files and takes them off; whoever opens one does where it is left out. */
  takesFiles?(ctx: Pick<Context, 'may'>): Sql
  /** Events of its records that this person's history leaves out. */
  hiddenEvents?(ctx: Pick<Context, 'may'>): readonly string[]
  /** True when the person may change the record, and with it its checklist, labels and relations. */
  mayEdit(id: number, ctx: Context): boolean | Promise<boolean>
  /** True when they may also edit the checklist's items, not only tick them; `mayEdit` decides where this is left
   * out. */
  mayListItems?(ctx: Pick<Context, 'may'>): boolean
  /** True when the person may delete what others wrote on the record. */
  mayModerate(ctx: Context): boolean
  /** Path of a record's page. */
  link(id: number): string
}

/** Server side of a noun. */
export interface NounApi {
  readonly thing: Thing
  readonly handlers: readonly Handler[]
  /** Import side of the noun; undefined for one that takes no files. */
  readonly importer: Importer | undefined
}

/** True when this person may open records of the thing at all. */
export const mayOpenThing = ({ can }: Thing, ctx: Context): boolean => passes(can, ctx.may)

/** A record that this person may open. */
export interface Met {
  id: number
  nome: string
  gone: boolean
}

/** Those of the records that the person may open, with their names. */
export const meet = async (of: Thing, ids: readonly number[], ctx: Context): Promise<Met[]> => {
  if (ids.length === 0 || !mayOpenThing(of, ctx)) return []
  const { table, label, gone } = of.records
  const where = all([
    ...scoped(of.records, ctx),
    sql`t.id = any(${ids}::int[])`,
    sql`(not ${of.records.gone} or ${of.existing(ctx)})`,
  ])
  const { rows } = await sql<Met>`
    select t.id, ${label} as nome, ${gone} as gone from ${sql.table(table)} t where ${where}`.execute(ctx.db)
  return rows
}

const one = (of: Thing, id: number, reader: Reader): Sql =>
  sql`select 1 from ${sql.table(of.records.table)} t where t.id = ${id} and ${of.existing(reader)}`

/** True when the record exists for this person. */
export const exists = async (of: Thing, id: number, ctx: Context): Promise<boolean> =>
  (await one(of, id, ctx).execute(ctx.db)).rows.length > 0

/** Roles that may open records of the thing. */
const rolesOf = ({ can }: Thing, { grants }: Context): Role[] =>
  signedInRoles.filter((role) => passes(can, (permission) => holds(grants, role, permission)))

/** Tells of a change to what hangs on records of the thing. */
export const tellHanging = ({ thing }: Thing, trait: Trait, ctx: Context): void =>
  ctx.changed(thing, `${thing}.${trait}`)

/** Condition on the people `reader` who may open a record: the one scope decides, for everybody of a role at once. */
export const mayOpenRecord = (of: Thing, id: number, ctx: Context): Sql => {
  const ofRole = (role: Role): Sql => {
    const reader = { user: { id: sql`reader.id`, role }, may: (it: Permission) => holds(ctx.grants, role, it) }
    return sql`(reader.role = ${role} and exists (${one(of, id, reader)}))`
  }
  const roles = rolesOf(of, ctx)
  return roles.length === 0 ? sql`false` : sql`(${sql.join(roles.map(ofRole), sql` or `)})`
}
