import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import { supportTraits } from '#contract/things/traits.rules.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { meet, type Thing } from '#server/kit/list/things.ts'

/** One's own messages, and everybody's for whoever may see them. */
const records: LookupSource = {
  table: 'support_messages',
  scope: (ctx) => (ctx.may('support.seeAll') ? 'everything' : sql`t.user_id = ${ctx.user.id}`),
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
  exists: async (id, ctx) => (await meet(supportThing, [id], ctx)).length > 0,
  traits: (ctx) => supportTraits(ctx.may),
  records,
  mayEdit: (_, ctx) => ctx.may('support.answer'),
  mayModerate: (ctx) => ctx.may('support.answer'),
  link: (id) => `${pathTo('support')}?m=${id}`,
  readers: (id, { grants }) => sql`(u.id = (select m.user_id from support_messages m where m.id = ${id})
    or u.role = any(${[...(grants.get('support.seeAll') ?? [])]}::int[]))`,
}
