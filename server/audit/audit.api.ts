import { sql } from 'kysely'
import { auditWord, eventName, thingName } from '#contract/audit/audit.names.ts'
import { accessList, auditCalls, auditList, auditPeople, type AccessRow, type AuditRow } from '#contract/audit/audit.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { allPeople, lookupHandler } from '#server/kit/list/lookup.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { fullName, own, person, type ListSource } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'

const people = allPeople()

/** Id of the action's subject, where that is a person or a loop. */
const numberOf = (thing: 'user' | 'loop') =>
  sql`case when t.thing = ${sql.lit(thing)} and t.thing_id ~ '^[0-9]{1,9}$' then t.thing_id::int end`

const about = sql`(select ${fullName('p')} from users p where p.id = ${numberOf('user')})`

const auditSource: ListSource<AuditRow, keyof typeof auditList.filters> = {
  table: 'audit',
  scope: () => 'everything',
  log: true,
  select: {
    ...own('id', 'detail', 'request_id', 'ip', 'thing_id'),
    // Rows are inserted in the order of their ids, by which every filter has an index.
    at: { value: sql`t.at`, order: sql`t.id` },
    event: sql`t.event`,
    actor: person(sql`t.actor_id`),
    thing: { value: sql`t.thing`, search: sql`concat_ws(' ', t.thing_id, ${about})` },
    thing_name: about,
    thing_gone: sql`coalesce(t.thing, '') = 'loop' and t.thing_id is not null
      and not exists (select 1 from loops g where g.id = ${numberOf('loop')})`,
  },
  where: {
    period: sql`t.at`,
    actor_id: sql`t.actor_id`,
    event: (event: string) =>
      event.includes('.') ? sql`t.event = ${event}` : sql`split_part(t.event, '.', 1) = ${event}`,
    thing: sql`t.thing`,
    thing_id: sql`t.thing_id`,
  },
  cells: {
    event: ({ event }, { locale }) => eventName(event, locale),
    thing: ({ thing, thing_id, thing_name }, { locale }) =>
      thing && [thingName(thing, locale), thing_name ?? thing_id].filter(Boolean).join(' '),
    detail: ({ detail }) => (Object.keys(detail).length > 0 ? JSON.stringify(detail) : null),
  },
  say: (name, { locale }) => auditWord(name, locale),
}

const accessSource: ListSource<AccessRow, keyof typeof accessList.filters> = {
  table: 'access_log',
  scope: () => 'everything',
  log: true,
  select: {
    ...own('id', 'ip', 'port', 'method', 'route', 'status'),
    time: { value: sql`t.time`, order: sql`t.id` },
    user: person(sql`t.user_id`),
  },
  where: {
    ...own('method', 'ip', 'user_id', 'route'),
    period: sql`t.time`,
    status: (status: string) =>
      status.endsWith('xx') ? sql`(t.status / 100)::text = ${status[0]}` : sql`t.status::text = ${status}`,
  },
}

export const auditApi = [
  lookupHandler(auditPeople, people),
  ...listHandlers(auditList, auditSource, { actor_id: people }),
  ...listHandlers(accessList, accessSource, { user_id: people }),
  handle(auditCalls.show, async (ctx, { id }) => ({
    data: (await rowOf({ list: auditList, source: auditSource }, id, ctx)) ?? notFound(),
  })),
]
