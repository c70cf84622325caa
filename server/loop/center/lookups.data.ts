import { sql } from 'kysely'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { fullName, type Scope, type Sql } from '#server/kit/list/source.ts'

/** People whose loops the person may see. */
export const peopleWithLoops: LookupSource = {
  table: 'users',
  scope: (ctx) =>
    ctx.may('loop.seeAll') ? sql`exists (select 1 from loops l where l.user_id = t.id)` : sql`t.id = ${ctx.user.id}`,
  label: fullName('t'),
  // A person who has left keeps their hours.
  gone: sql`false`,
}

/** Records with loops that the person may see: `of` says, over the row `t`, which atoms `a` or ventures they have. */
const withLoops =
  (of: Sql): Scope =>
  (ctx) =>
    sql`exists (select 1 from loops l where ${of} ${ctx.may('loop.seeAll') ? sql`` : sql`and l.user_id = ${ctx.user.id}`})`

const named = { label: sql`t.nome`, gone: sql`false` }

export const venturesWithLoops: LookupSource = {
  ...named,
  table: 'ventures',
  scope: (ctx) =>
    ctx.may('loop.seeAll')
      ? sql`exists (select 1 from loops l where l.venture_id = t.id)`
      : sql`t.id in (select l.venture_id from loops l where l.user_id = ${ctx.user.id})`,
  hint: sql`t.code`,
}

const clientsWithLoops: LookupSource = {
  ...named,
  table: 'clients',
  scope: withLoops(sql`l.venture_id in (select v.id from ventures v where v.cliente_id = t.id)`),
}

const gatesWithLoops: LookupSource = {
  ...named,
  table: 'gates',
  scope: withLoops(
    sql`l.atomo_id in (select a.id from atoms a join cells c on c.id = a.cell_id where c.gate_id = t.id)`,
  ),
  hint: sql`(select v.nome from ventures v where v.id = t.venture_id)`,
}

const cellsWithLoops: LookupSource = {
  ...named,
  table: 'cells',
  scope: withLoops(sql`l.atomo_id in (select a.id from atoms a where a.cell_id = t.id)`),
  hint: sql`(select g.nome from gates g where g.id = t.gate_id)`,
}

const atomsWithLoops: LookupSource = {
  ...named,
  table: 'atoms',
  scope: withLoops(sql`l.atomo_id = t.id`),
  hint: sql`(select v.nome from cells c join gates g on g.id = c.gate_id join ventures v on v.id = g.venture_id
    where c.id = t.cell_id)`,
}

/** What each filter of loops by a record finds, by the name of the filter. */
export const loopLookups = {
  user_id: peopleWithLoops,
  venture_id: venturesWithLoops,
  client_id: clientsWithLoops,
  gate_id: gatesWithLoops,
  cell_id: cellsWithLoops,
  atomo_id: atomsWithLoops,
}
