import { sql } from 'kysely'
import { approvesForClient } from '#contract/gate/gate.rules.ts'
import { gateSteps, type GateStep } from '#contract/gate/gate.steps.ts'
import { gateList, type GateRow } from '#contract/gate/gate.ts'
import { plannedHours, trackedSeconds } from '#server/atom/rollup.data.ts'
import { inReach, progressOf } from '#server/gate/reach.data.ts'
import { own, record, type ListSource, type Sql, type StepRule, type StepSource } from '#server/kit/list/source.ts'
import { decides } from '#server/venture/decide.data.ts'

/** Condition on the venture `v` of a gate. */
const ofVenture = (is: Sql) => () => sql`exists (select 1 from ventures v where v.id = t.venture_id and ${is})`

const gone: StepRule = { word: 'common.notFound', status: 404, when: ofVenture(sql`v.deleted_at is not null`) }
const template: StepRule = { word: 'gate.ofTemplate', when: ofVenture(sql`v.template`) }
const follows: StepRule = {
  word: 'common.accessDenied',
  status: 403,
  when: (ctx) => {
    const may = decides(sql`t.venture_id`, ctx)
    return may === 'all' ? undefined : sql`not ${may}`
  },
}
const forClient: StepRule = {
  word: 'gate.agreementNeeded',
  status: 403,
  when: ({ user }) => (approvesForClient(user.role) ? sql`true` : undefined),
}
const forOneself: StepRule = {
  word: 'common.accessDenied',
  status: 403,
  when: ({ user }) => (approvesForClient(user.role) ? undefined : sql`true`),
}
const over: StepRule = { word: 'gate.over', when: ({ now }) => sql`t.due_at <= ${now}` }
const stopped: StepRule = { word: 'gate.openQuestion', field: 'text', when: () => sql`t.due_at is null` }
const unasked: StepRule = {
  word: 'gate.notNow',
  when: () => sql`not exists (select 1 from gate_questions q where q.gate_id = t.id and q.answered_at is null)`,
}

const steps: StepSource<GateStep> = {
  steps: gateSteps,
  rules: {
    start: [gone, template],
    resume: [gone, template],
    deliver: [gone, template],
    approve: [gone, follows, forClient, template],
    approveFor: [gone, forOneself, template],
    contest: [gone, follows, template, over],
    clarify: [gone, over, stopped],
    answer: [gone, unasked],
  },
}

export const gateSource: ListSource<GateRow, keyof typeof gateList.filters> & { steps: typeof steps } = {
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
  steps,
}

/** The list of gates with where its rows come from. */
export const ofGates = { list: gateList, source: gateSource }
