import { sql } from 'kysely'
import { loopList } from '#contract/loop/loop.list.ts'
import { pathTo } from '#contract/routes/match.ts'
import { loopTraits } from '#contract/things/traits.rules.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import type { Thing } from '#server/kit/list/things.ts'

/** A loop is called as its atom; the day tells two of one atom apart. One that was deleted is not in the table. */
const records: LookupSource = {
  table: 'loops',
  scope: ({ user, may }) => (may('loop.seeAll') ? 'everything' : sql`t.user_id = ${user.id}`),
  label: sql`(select a.nome from atoms a where a.id = t.atomo_id)`,
  hint: sql`concat('#', t.id, ' · ', to_char(t.data_inicio at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'))`,
  gone: sql`false`,
}

/** A loop as what hangs on records meets it: opened as its own page opens it. */
export const loopThing: Thing = {
  thing: 'loop',
  can: 'loop.open',
  columns: { ...loopList.columns, user: loopList.columns.responsavel },
  nameOf: async () => undefined,
  existing: (reader) => all(scoped(records, reader)),
  traits: () => loopTraits,
  records,
  mayEdit: (_, ctx) => ctx.may('loop.edit'),
  mayModerate: (ctx) => ctx.may('loop.delete'),
  link: (id) => pathTo('loopShow', { id }),
}
