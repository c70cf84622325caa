import type { z } from 'zod'
import { passesCall } from '#contract/kit/endpoint.ts'
import type { SeenCrud, Versioned } from '#contract/kit/list/crud.ts'
import type { Filter } from '#contract/kit/list/filter.ts'
import type { List } from '#contract/kit/list/list.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Context } from '#server/kit/context.ts'
import { importerOf } from '#server/kit/import/source.ts'
import { crudHandlers, filled } from '#server/kit/list/crud.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { livingRecords, lookupHandler, nameOf, type LookupSource } from '#server/kit/list/lookup.ts'
import { existing } from '#server/kit/list/read.ts'
import type { ListSource, Sql } from '#server/kit/list/source.ts'
import type { NounApi, Thing } from '#server/kit/list/things.ts'
import type { Unique, UsePlace, Values } from '#server/kit/list/write.ts'

interface NounSource<R, F extends string> extends ListSource<R, F> {
  /** Source of the records of each picker, by field or filter. */
  readonly lookups?: Readonly<Record<string, LookupSource>>
  /** Tables that use the records: a use keeps a record from being deleted, and a merge moves it. */
  readonly uses?: readonly UsePlace[]
  /** What names a record, where the table has no `nome`. */
  readonly label?: Sql
  /** Unique constraints of the table. */
  readonly unique?: Unique
  /** Condition on the records `t` whose files stay, such as the receipt of what was confirmed. */
  readonly keepsFiles?: Sql
  /** Condition on the records `t` on which this person hangs files, where not everybody does who opens one. */
  readonly takesFiles?: NonNullable<Thing['takesFiles']>
  /** Events that the history of a record leaves out for this person, such as what other readers did. */
  readonly hiddenEvents?: NonNullable<Thing['hiddenEvents']>
  /** Values of a new record beside the fields of its call, such as its author. */
  readonly stamp?: (ctx: Context) => Values
}

interface Stated<R, S extends z.ZodRawShape, F extends string> {
  readonly noun: Noun
  readonly list: List<R, string, F>
  readonly crud: SeenCrud<R, S>
}

/** Handlers of a noun: pickers, list and records. */
export const nounApi = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  { noun, list, crud }: Stated<R, S, F>,
  source: NounSource<R, F>,
): NounApi => {
  const { lookups = {}, uses, unique, stamp, label, keepsFiles, takesFiles, hiddenEvents } = source
  const living = { ...livingRecords(source.table, source.scope), ...(label && { label }) }
  const pickers = Object.entries(noun.lookups).map(([name, lookup]) => {
    const from = lookups[name]
    if (!from) throw new Error(`${noun.thing}: the picker ${name} finds nothing`)
    return { lookup, from }
  })
  const sourceOf = (lookup: Lookup): LookupSource[] => pickers.flatMap((it) => (it.lookup === lookup ? [it.from] : []))
  /** Source of the picker of each name, a field's or a filter's. */
  const named = (all: Iterable<readonly [string, Lookup]>): Record<string, LookupSource> =>
    Object.fromEntries([...all].flatMap(([name, lookup]) => sourceOf(lookup).map((from) => [name, from])))
  const filtered = Object.entries<Filter>(list.filters).flatMap(([key, it]) =>
    it.kind === 'record' ? [[key, it.lookup] as const] : [],
  )
  const records = named(Object.entries(crud.records))
  const writes = filled(crud, {
    source,
    records,
    ...(uses && { uses }),
    ...(unique && { unique }),
    ...(stamp && { stamp }),
  })
  return {
    thing: {
      thing: noun.thing,
      can: crud.calls.show.can,
      columns: list.columns,
      nameOf: async (field, value, ctx) => {
        const from = records[field]
        return from && typeof value === 'number' ? ((await nameOf(from, value, ctx)) ?? null) : undefined
      },
      existing: (reader) => existing({ list, source }, reader),
      traits: () => noun.traits,
      records: living,
      ...(keepsFiles && { keepsFiles }),
      ...(takesFiles && { takesFiles }),
      ...(hiddenEvents && { hiddenEvents }),
      mayEdit: (_, ctx) => passesCall(crud.calls.update, ctx.may),
      // Where nobody deletes the record, nobody takes away what others said of it.
      mayModerate: (ctx) => passesCall(crud.calls.remove, ctx.may),
      link: (id) => linkOf(noun, id),
    },
    handlers: [
      ...(crud.others ? [lookupHandler(crud.others, living)] : []),
      ...pickers.map(({ lookup, from }) => lookupHandler(lookup, from)),
      ...listHandlers(list, source, named(filtered)),
      ...crudHandlers(writes),
    ],
    importer: importerOf(noun, writes),
  }
}
