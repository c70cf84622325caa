import type { z } from 'zod'
import type { AnyEndpoint, Endpoint } from '#contract/kit/endpoint.ts'
import type { Import } from '#contract/kit/import/import.ts'
import { flowCalls, type AnyFlow } from '#contract/kit/steps/calls.ts'
import type { Entries, Words } from '#contract/kit/words.ts'
import type { BuiltName } from '#contract/routes/built.ts'
import type { SeenCrud } from './crud.ts'
import type { List } from './list.ts'
import type { Lookup } from './lookup.ts'
import type { Trait } from './trait.ts'

/** Words that every noun has beside those of its columns: its singular and its title. */
type NounWords<N extends string> = Words<N, Entries & { readonly one: unknown; readonly title: unknown }>

/** One screen, or all paths of a screen to which the specification gives several, each with its roles. */
type Screens = BuiltName | readonly BuiltName[]

/** Screens of a noun. A screen that does not exist yet does not compile here. */
export interface NounRoutes {
  readonly list: Screens
  readonly create?: Screens
  readonly show?: Screens
  readonly edit?: Screens
  /** Field of the row for a path parameter that is not `:id`: `{ project_id: 'venture_id' }`. */
  readonly params?: Readonly<Record<string, string>>
}

/** List of the records that use this one: its screen, and the filter that narrows it to them. */
export interface UseRoute {
  readonly route: BuiltName
  readonly filter: string
}
type ShortIds = Endpoint<z.ZodObject<{ ref: z.ZodString }>, z.ZodType<{ data: { id: number; nome: string } }>>

type UseRoutes = Readonly<Record<string, UseRoute>>

/** Everything that kits know of a noun, registered once in `contract/nouns.ts`. */
export interface Noun<N extends string = string, W extends Words = Words> {
  /** Name in permissions, audit and live topics. */
  readonly thing: N
  readonly words: W
  readonly list: List<never, string, string>
  readonly crud: SeenCrud<never>
  readonly lookups: Readonly<Record<string, Lookup>>
  readonly routes: NounRoutes
  /** List that the count of a use links to, by the use's key. */
  readonly uses: UseRoutes
  /** Finds the id of a record by a short id that people write, such as LUA-128. */
  readonly byShortId: ShortIds | undefined
  /** Mapping of files to its records; its list then offers the import. */
  readonly imports: Import | undefined
  /** Traits that its records may have. */
  readonly traits: readonly Trait[]
  /** Steps of its records, with their calls. */
  readonly flow: AnyFlow | undefined
}

interface NounOptions<R, N extends string, W extends NounWords<N>> {
  readonly thing: N
  readonly words: W
  readonly list: List<R>
  readonly crud: SeenCrud<R>
  readonly lookups?: Readonly<Record<string, Lookup>>
  readonly routes: NounRoutes
  readonly uses?: UseRoutes
  readonly byShortId?: ShortIds
  readonly imports?: Import
  readonly traits?: readonly Trait[]
  readonly flow?: AnyFlow
}

export const nounOf = <R, const N extends string, const W extends NounWords<N>>(
  options: NounOptions<R, N, W>,
): Noun<N, W> => ({
  ...options,
  list: options.list as unknown as List<never, string, string>,
  crud: options.crud as unknown as SeenCrud<never>,
  lookups: options.lookups ?? {},
  uses: options.uses ?? {},
  byShortId: options.byShortId,
  imports: options.imports,
  traits: options.traits ?? [],
  flow: options.flow,
})

/** Every call of a noun, by name. */
export const nounCalls = ({ list, crud, lookups, flow }: Noun): Readonly<Record<string, AnyEndpoint>> => ({
  ...list.calls,
  ...crud.calls,
  ...(crud.others && { others: crud.others.call }),
  ...(flow && flowCalls(flow)),
  ...Object.fromEntries(Object.entries(lookups).map(([name, { call }]) => [name, call])),
})

/** Events that are audited of every noun, each with its word in `noun.words.ts`. */
export const nounEvents = [
  'created',
  'changed',
  'deleted',
  'restored',
  'merged',
  'received',
  'exported',
  'imported',
  'importUndone',
] as const
export type NounEvent = (typeof nounEvents)[number]
