import { sql } from 'kysely'
import { incidentNoun } from '#contract/incident/incident.noun.ts'
import { remindAt, reportDueAt } from '#contract/incident/incident.rules.ts'
import { incidentCrud, incidentList } from '#contract/incident/incident.ts'
import type { Context } from '#server/kit/context.ts'
import { around, type Handler } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { own, person } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'

const api = nounApi(
  { noun: incidentNoun, list: incidentList, crud: incidentCrud },
  {
    table: 'incidents',
    scope: () => 'everything',
    select: {
      ...own(
        'id',
        'nome',
        'descricao',
        'severity',
        'status',
        'happened_at',
        'noticed_at',
        'data_kinds',
        'people_count',
      ),
      ...own('measures', 'anpd_told_at', 'people_told_at', 'reason', 'created_at', 'deleted_at', 'version'),
      // Written right after `noticed_at`, in the transaction that reads this row.
      due_at: sql`coalesce(t.due_at, t.noticed_at)`,
      created_by: person(sql`t.created_by`),
    },
    where: { ...own('status', 'severity'), period: sql`t.noticed_at` },
    stamp: (ctx) => ({ created_by: ctx.user.id }),
    unique: {
      incidents_noticed: { field: 'happened_at', word: 'incident.afterNoticed', status: 422 },
      incidents_anpd: { field: 'anpd_told_at', word: 'incident.beforeNoticed', status: 422 },
      incidents_people: { field: 'people_told_at', word: 'incident.beforeNoticed', status: 422 },
      incidents_reported: { field: 'status', word: 'incident.needsTold', status: 422 },
      incidents_closed: { field: 'status', word: 'incident.needsMeasures', status: 422 },
    },
  },
)

/** Clocks differ by this much at most. */
const SLACK_MS = 300_000

/** A moment to come would stop the clock before anybody was told. */
const checkPast = (input: Readonly<Record<string, unknown>>, { now }: Context): void => {
  for (const field of ['noticed_at', 'happened_at', 'anpd_told_at', 'people_told_at']) {
    const given = input[field]
    if (typeof given === 'string' && Date.parse(given) > now.getTime() + SLACK_MS)
      refuse('incident.inFuture', { status: 422, fields: { [field]: 'incident.inFuture' } })
  }
}

/** The end of the period and its reminder follow from the moment of the knowledge, also when that is corrected. */
const withClock = (handler: Handler): Handler => {
  const { create, update } = incidentCrud.calls
  if (handler.call !== create && handler.call !== update) return handler
  return around(handler, async (ctx, input, next) => {
    checkPast(input, ctx)
    const { data } = update.output.parse(await next())
    if (input['noticed_at'] === undefined) return { data }
    const noticed = new Date(data.noticed_at)
    const due_at = reportDueAt(noticed)
    await ctx.db
      .updateTable('incidents')
      .set({ due_at, remind_at: remindAt(noticed) })
      .where('id', '=', data.id)
      .execute()
    return { data: { ...data, due_at: due_at.toISOString() } }
  })
}

export const incidentApi = { ...api, handlers: api.handlers.map(withClock) } as const satisfies typeof api
