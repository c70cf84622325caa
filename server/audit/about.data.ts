import { sql } from 'kysely'
import { auditNouns, auditThings, eventWord } from '#contract/audit/audit.events.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { periodText, type Days } from '#server/kit/sheet/about.ts'
import type { Say } from '#server/kit/words.ts'

/** All that either log can be filtered by. */
export type LogFilter = Days & {
  q?: string | undefined
  event?: string | undefined
  actor_id?: number | undefined
  user_id?: number | undefined
  thing?: string | undefined
  thing_id?: string | undefined
  ip?: string | undefined
  method?: string | undefined
  route?: string | undefined
  status?: string | number | undefined
}

const personName = async (db: Db, id: number | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined
  const { rows } = await sql<{ nome: string }>`
    select trim(nome || ' ' || last_name) as nome from users where id = ${id}`.execute(db)
  return rows[0]?.nome ?? String(id)
}

const eventName = (event: string | undefined, say: Say): string | undefined => {
  const noun = auditNouns.find((it) => it === event)
  if (noun) return say(`audit.noun_${noun}`)
  const word = event === undefined ? undefined : eventWord(event)
  return word ? say(`audit.${word}`) : event
}

const thingName = ({ thing, thing_id }: LogFilter, say: Say): string => {
  const known = auditThings.find((it) => it === thing)
  return [known ? say(`audit.thing_${known}`) : thing, thing_id].filter(Boolean).join(' ')
}

/** What an export of a log was filtered by, in words; the period is always told. */
export const logAbout = async (
  ctx: Pick<Context, 'db' | 'say' | 'locale'>,
  filter: LogFilter,
): Promise<{ label: string; value: string }[]> => {
  const { say, db } = ctx
  const told = [
    { label: say('sheet.period'), value: periodText(ctx, filter) },
    { label: say('audit.column_event'), value: eventName(filter.event, say) },
    { label: say('audit.column_actor'), value: await personName(db, filter.actor_id ?? filter.user_id) },
    { label: say('audit.column_thing'), value: thingName(filter, say) },
    { label: say('audit.column_method'), value: filter.method },
    { label: say('audit.column_route'), value: filter.route },
    { label: say('audit.column_status'), value: filter.status?.toString() },
    { label: say('audit.column_ip'), value: filter.ip },
    { label: say('sheet.search'), value: filter.q },
  ]
  return told.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
