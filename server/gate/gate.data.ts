import { sql } from 'kysely'
import { gateList, type GateRow } from '#contract/gate/gate.ts'
import { plannedHours, trackedSeconds } from '#server/atom/rollup.data.ts'
import { inReach, progressOf } from '#server/gate/reach.data.ts'
import { own, record, type ListSource } from '#server/kit/list/source.ts'

export const gateSource: ListSource<GateRow, keyof typeof gateList.filters> = {
  table: 'gates',
  scope: (ctx) => inReach(sql`t.venture_id`, ctx),
  select: {
    ...own('id', 'nome', 'descricao', 'venture_id', 'status', 'position', 'starts_on', 'planned_on', 'delivered_at'),
    ...own('due_at', 'left_seconds', 'decided_at', 'reason', 'created_at', 'deleted_at', 'version'),
    ...own('agreed_with', 'agreed_how', 'approval_reason', 'same_person'),
    venture: record('ventures', sql`t.venture_id`),
    progress: progressOf(sql`c.gate_id = t.id`),
    hours_planned: plannedHours(sql`c.gate_id = t.id`),
    tracked: trackedSeconds(sql`c.gate_id = t.id`),
  },
  where: { ...own('venture_id', 'status'), period: sql`t.planned_on` },
}

/** The list of gates with where its rows come from. */
export const ofGates = { list: gateList, source: gateSource }
