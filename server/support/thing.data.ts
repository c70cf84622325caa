import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import { supportTraits } from '#contract/things/traits.rules.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import type { Thing } from '#server/kit/list/things.ts'

/** One's own messages, and everybody's for whoever may see them. */
const records: LookupSource = {
  table: 'support_messages',
  scope: ({ user, may }) => (may('support.seeAll') ? 'everything' : sql`t.user_id = ${user.id}`),
  label: sql`t.subject`,
  hint: sql`concat('#', t.id)`,
  gone: sql`false`,
}

/** A message to support as what hangs on records meets it. */
export const supportThing: Thing = {
  thing: 'support',
  can: 'login',
  columns: {},
  nameOf: async () => undefined,
  existing: (reader) => all(scoped(records, reader)),
  traits: (ctx) => supportTraits(ctx.may),
  records,
  mayEdit: (_, ctx) => ctx.may('support.answer'),
  mayModerate: (ctx) => ctx.may('support.answer'),
  link: (id) => `${pathTo('support')}?m=${id}`,
}
