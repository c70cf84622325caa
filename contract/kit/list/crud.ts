import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { endpoint, type Endpoint } from '#contract/kit/endpoint.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import type { List } from './list.ts'
import { lookupOf, type Lookup } from './lookup.ts'

type Gate = Permission | 'login'
type Shape = z.ZodRawShape
type Call<I extends z.ZodObject, O> = Endpoint<I, z.ZodType<O>, Gate>

/** A row that people edit: each write raises its version, and an edit sends the version that it began with. */
export interface Versioned {
  id: number
  version: number
}

/** Number of uses of a record in one place; the place's name is `use_<key>` in the noun's words. */
export interface Use {
  key: string
  count: number
  /** Names of the first few, to recognise them. */
  names: string[]
}

export interface Shown<R> {
  data: R
  uses: Use[]
}

const which = { id: idParam }

/** Calls of a record; those of writing are missing where nobody writes it by its fields. */
interface SeenCalls<R> {
  readonly show: Call<z.ZodObject, Shown<R>>
  readonly create?: Call<z.ZodObject, { data: R }>
  /** Takes the changed fields; a stale version answers 409 with the present row. */
  readonly update?: Call<z.ZodObject, { data: R }>
  /** Missing for a record that is kept for good, as are the two below. */
  readonly remove?: Call<z.ZodObject, { message: string }>
  readonly restore?: Call<z.ZodObject, { data: R }>
  /** Replaces this record by another one in all its uses, and deletes this one. */
  readonly merge?: Call<z.ZodObject, { data: R }>
}

export interface CrudCalls<R, F extends Shape> extends SeenCalls<R> {
  readonly create: Call<z.ZodObject<F>, { data: R }>
  readonly update: Call<z.ZodObject, { data: R }>
}

/** One record of a list as every kit meets it: read, and written only where it has the calls for that. */
export interface SeenCrud<R = unknown, F extends Shape = Shape, C extends string = string> {
  readonly thing: string
  readonly list: List<R, C>
  readonly fields: F
  /** Fields that name another record, each with its picker. */
  readonly records: Readonly<Record<string, Lookup>>
  /** Finds another record of the noun, to merge one into; missing for a record that is kept for good. */
  readonly others?: Lookup
  readonly calls: SeenCalls<R>
}

/** Calls and fields of one record of a list. */
export interface Crud<R = unknown, F extends Shape = Shape, C extends string = string> extends SeenCrud<R, F, C> {
  readonly calls: CrudCalls<R, F>
}

/** A record that may be deleted and restored, as nearly all may. */
export interface DeletableCrud<R = unknown, F extends Shape = Shape, C extends string = string> extends Crud<R, F, C> {
  readonly others: Lookup
  readonly calls: CrudCalls<R, F> & Required<Pick<CrudCalls<R, F>, 'remove' | 'restore'>>
}

/** True for a required reference to another record, as the gate of a cell: where a record belongs is settled once. */
export const isSettled = ({ fields, records }: Pick<SeenCrud<never>, 'fields' | 'records'>, field: string): boolean => {
  const schema = field in records ? fields[field] : undefined
  return schema !== undefined && !z.safeParse(schema, null).success
}

interface SeenOptions {
  /** Name of the noun in permissions and audit. */
  readonly thing: string
  /** Further nouns whose changes change what a record shows. */
  readonly also?: readonly string[]
  /** `/api/sectors`. */
  readonly path: `/api/${string}`
  readonly can: { readonly open: Gate }
  /** Writing one moves money: its calls take an `Idempotency-Key`. */
  readonly money?: true
}

interface KeptOptions<F extends Shape> extends SeenOptions {
  readonly fields: F
  /** What a new record brings beside its fields, such as its team: the noun's own handler of `create` writes it. */
  readonly brings?: Shape
  readonly can: { readonly open: Gate; readonly create: Gate; readonly edit: Gate }
  readonly records?: Readonly<Record<string, Lookup>>
}

interface CrudOptions<F extends Shape> extends KeptOptions<F> {
  readonly can: KeptOptions<F>['can'] & {
    readonly delete: Gate
    /** Gate of `delete` when left out. */
    readonly restore?: Gate
  }
  /** Records are never merged: each is work of its own, unlike a name that was entered twice. */
  readonly apart?: true
}

/** Field of an update: a missing one stays as it is, so the default of a new record must not apply. */
const changeOf = (schema: Shape[string]) => z.optional(schema instanceof z.ZodDefault ? schema.unwrap() : schema)

/** The call that shows a record. */
const showOf = <R, C extends string>(list: List<R, C>, { thing, path, can, also = [] }: SeenOptions) => {
  const use = z.object({ key: z.string(), count: z.number().int(), names: z.array(z.string()) })
  return endpoint({
    method: 'GET',
    path: `${path}/:id` as const,
    shows: [thing, ...also],
    can: can.open,
    summary: `One ${thing}, with how often it is used and where`,
    input: z.object(which),
    output: z.object({ data: list.row, uses: z.array(use) }),
  })
}

/** A record that comes about by other means than a form, such as a week of payment: it is shown, and steps change it. */
export const seenCrudOf = <R extends Versioned, C extends string>(
  list: List<R, C>,
  options: SeenOptions,
): SeenCrud<R, Record<never, never>, C> => ({
  thing: options.thing,
  list,
  fields: {},
  records: {},
  calls: { show: showOf(list, options) },
})

/** The calls of a record that nobody deletes, such as a register that the law asks to keep: show, create and update. */
export const keptCrudOf = <R extends Versioned, const F extends Shape, C extends string>(
  list: List<R, C>,
  options: KeptOptions<F>,
): Crud<R, F, C> => {
  const { thing, path, fields, brings = {}, can, records = {} } = options
  const money = options.money && { money: options.money }
  const one = z.object({ data: list.row })
  const partial: Shape = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, changeOf(schema)]))
  const at = `${path}/:id` as const
  return {
    thing,
    list,
    fields,
    records,
    calls: {
      show: showOf(list, options),
      create: endpoint({
        method: 'POST',
        path,
        can: can.create,
        creates: true,
        ...money,
        summary: `Makes a ${thing}`,
        input: z.object({ ...fields, ...brings }),
        output: one,
      }),
      update: endpoint({
        method: 'PATCH',
        path: at,
        can: can.edit,
        ...money,
        summary: `Changes a ${thing}; a stale version answers 409 with the ${thing} as it is now`,
        input: z.object({ ...which, version: recordVersion, ...partial }),
        output: one,
        refuses: [409],
      }),
    },
  }
}

/** The calls of a record whose fields are plain: show, create, update, remove, restore and merge. */
export const crudOf = <R extends Versioned, const F extends Shape, C extends string>(
  list: List<R, C>,
  { apart, ...options }: CrudOptions<F>,
): DeletableCrud<R, F, C> => {
  const { thing, path, can } = options
  const money = options.money && { money: options.money }
  const kept = keptCrudOf(list, options)
  const one = z.object({ data: list.row })
  const at = `${path}/:id` as const
  return {
    ...kept,
    others: lookupOf({ path: `${path}/others`, can: can.delete, summary: `Finds a ${thing} to merge another into` }),
    calls: {
      ...kept.calls,
      remove: endpoint({
        method: 'DELETE',
        path: at,
        can: can.delete,
        ...money,
        summary: `Deletes a ${thing} that is used nowhere; it can be restored`,
        input: z.object({ ...which, version: recordVersion }),
        output: z.object({ message: z.string() }),
        refuses: [409],
      }),
      restore: endpoint({
        method: 'POST',
        path: `${at}/restore`,
        can: can.restore ?? can.delete,
        ...money,
        summary: `Brings a deleted ${thing} back`,
        input: z.object(which),
        output: one,
        refuses: [409],
      }),
      ...(!apart && {
        merge: endpoint({
          method: 'POST',
          path: `${at}/merge`,
          can: can.delete,
          ...money,
          summary: `Puts another ${thing} in all places of this one, and deletes this one`,
          input: z.object({ ...which, version: recordVersion, into: idParam }),
          output: one,
          refuses: [409],
        }),
      }),
    },
  }
}
