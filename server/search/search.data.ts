import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { shortIdOf } from '#contract/atom/atom.rules.ts'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { SEARCH_SHOWN, type SearchHit, type SearchThing } from '#contract/search/search.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { atomScope } from '#server/atom/scope.data.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

interface Searched {
  readonly thing: SearchThing
  readonly noun: Pick<Noun, 'routes'>
  readonly can: Permission
  readonly table: string
  /** Condition on the rows `t` that exist for a person. */
  readonly scope: (ctx: Context) => Sql
  /** Text expression of its index. */
  readonly text: Sql
  readonly hint: Sql
}

/** Condition that the venture in a column is a living one of the person's, and no template. */
const inVentures = (column: Sql, ctx: Context): Sql =>
  sql`(${ofReachedVentures(column, ctx)} and ${column} not in (select v.id from ventures v where v.template))`

const ventureName = (id: Sql): Sql => sql`(select v.nome from ventures v where v.id = ${id})`
const named = sql`t.nome || ' ' || t.descricao`

const searched: readonly Searched[] = [
  {
    thing: 'projeto',
    noun: ventureNoun,
    can: 'projeto.open',
    table: 'ventures',
    scope: (ctx) => inVentures(sql`t.id`, ctx),
    text: sql`t.nome || ' ' || t.code || ' ' || t.descricao`,
    hint: sql`t.code`,
  },
  {
    thing: 'gate',
    noun: gateNoun,
    can: 'gate.open',
    table: 'gates',
    scope: (ctx) => inVentures(sql`t.venture_id`, ctx),
    text: named,
    hint: ventureName(sql`t.venture_id`),
  },
  {
    thing: 'cell',
    noun: cellNoun,
    can: 'cell.open',
    table: 'cells',
    scope: (ctx) =>
      sql`t.gate_id in (select g.id from gates g where g.deleted_at is null and ${inVentures(sql`g.venture_id`, ctx)})`,
    text: named,
    hint: sql`(select v.nome || ' · ' || g.nome from gates g join ventures v on v.id = g.venture_id where g.id = t.gate_id)`,
  },
  {
    thing: 'atom',
    noun: atomNoun,
    can: 'atom.read',
    table: 'atoms',
    scope: (ctx) => sql`(${atomScope(ctx)} and t.venture_id not in (select v.id from ventures v where v.template))`,
    text: named,
    hint: sql`(select v.sigla || '-' || t.number || ' · ' || v.nome from ventures v where v.id = t.venture_id)`,
  },
  {
    thing: 'entrega',
    noun: entregaNoun,
    can: 'entrega.open',
    table: 'entregas',
    scope: (ctx) => inVentures(sql`t.venture_id`, ctx),
    text: named,
    hint: ventureName(sql`t.venture_id`),
  },
  {
    thing: 'particle',
    noun: particleNoun,
    can: 'particle.open',
    table: 'particles',
    scope: (ctx) => inVentures(sql`t.venture_id`, ctx),
    text: named,
    hint: ventureName(sql`t.venture_id`),
  },
]

const opens = ({ can, noun }: Searched, ctx: Context): boolean =>
  ctx.may(can) && [noun.routes.show ?? []].flat().some((it) => mayOpen(routes[it], ctx.user.role))

const MOST_WORDS = 8
const wordsOf = (typed: string): string[] =>
  typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter((it) => it !== '')
    .slice(0, MOST_WORDS)

/** Words of letters and digits only, so that nothing typed acts as an operator. */
const queryOf = (words: readonly string[]): Sql =>
  sql.join(
    words.map(
      (word) => sql`(plainto_tsquery('portuguese', ${word}) || plainto_tsquery('portuguese', plain(${word}))
        || to_tsquery('simple', plain(${word}) || ':*'))`,
    ),
    sql` && `,
  )

/** Rows that are considered for a frequent word; another word narrows the search. */
const LOOKED_AT = 200

interface Asked {
  readonly typed: string
  readonly words: readonly string[]
}

/** Names that begin with the typed text come first, then those that contain it, then the newest. */
const hitsOf = (of: Searched, { typed, words }: Asked, ctx: Context): Sql => {
  const short = of.thing === 'atom' ? shortIdOf(typed) : undefined
  const found = short
    ? sql`t.number = ${short.number} and t.venture_id in (select v.id from ventures v where v.sigla = ${short.sigla})`
    : sql`search_words(${of.text}) @@ (${queryOf(words)})`
  return sql`(select ${of.thing}::text as thing, t.id, t.nome, ${of.hint} as hint
    from (select t.* from ${sql.table(of.table)} t where t.deleted_at is null and ${of.scope(ctx)} and ${found}
      limit ${LOOKED_AT}) t
    order by starts_with(plain(t.nome), plain(${typed})) desc, position(plain(${typed}) in plain(t.nome)) > 0 desc, t.id desc
    limit ${SEARCH_SHOWN})`
}

/** Records that a person may open, found by the typed text. */
export const search = async (typed: string, ctx: Context): Promise<SearchHit[]> => {
  const words = wordsOf(typed)
  const mine = searched.filter((it) => opens(it, ctx))
  if (words.length === 0 || mine.length === 0) return []
  const parts = mine.map((it) => hitsOf(it, { typed, words }, ctx))
  return (await sql<SearchHit>`${sql.join(parts, sql` union all `)}`.execute(ctx.db)).rows
}
