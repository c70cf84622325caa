import { sql } from 'kysely'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud, gateList, type GateRow } from '#contract/gate/gate.ts'
import { gatePageHandlers } from '#server/gate/page.api.ts'
import { inReach, progressOf, ventureInReach } from '#server/gate/reach.data.ts'
import { stepHandlers } from '#server/gate/step.api.ts'
import type { Context } from '#server/kit/context.ts'
import { livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { own, record, type ListSource } from '#server/kit/list/source.ts'

export const gateSource: ListSource<GateRow, keyof typeof gateList.filters> = {
  table: 'gates',
  scope: (ctx) => inReach(sql`t.venture_id`, ctx),
  select: {
    ...own('id', 'nome', 'descricao', 'venture_id', 'status', 'position', 'starts_on', 'planned_on', 'delivered_at'),
    ...own('due_at', 'left_seconds', 'decided_at', 'reason', 'created_at', 'deleted_at', 'version'),
    venture: record('ventures', sql`t.venture_id`),
    progress: progressOf(sql`c.gate_id = t.id`),
  },
  where: { ...own('venture_id', 'status'), period: sql`t.planned_on` },
}

const api = nounApi(
  { noun: gateNoun, list: gateList, crud: gateCrud },
  {
    ...gateSource,
    lookups: { ventures: livingRecords('ventures', ventureInReach) },
    unique: {
      gates_days: { field: 'planned_on', word: 'gate.endsBeforeStart', status: 422 },
      gates_stay: { field: 'venture_id', word: 'gate.stays', status: 422 },
    },
  },
)

const of = { list: gateList, source: gateSource }

export const gateApi = {
  ...api,
  thing: {
    ...api.thing,
    // What hangs on a gate is its team's; clients and partners meet its questions instead.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? gateNoun.traits : []),
  },
  // Paths with a word stand before those with an id.
  handlers: [...gatePageHandlers(of), ...stepHandlers(of), ...api.handlers],
}
