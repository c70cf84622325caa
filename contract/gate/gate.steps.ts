import { stepsOf } from '#contract/kit/steps/steps.ts'
import { gateWords } from './gate.words.ts'

/** Statuses of a gate: decisions, "Ventures and below". */
export const gateStatuses = ['planned', 'in_progress', 'delivered', 'approved', 'contested'] as const
export type GateStatus = (typeof gateStatuses)[number]

/** One side delivers a gate; the other decides within five days, unless a question stops the clock. */
export const gateSteps = stepsOf(gateWords, {
  path: '/api/gates',
  statuses: gateStatuses,
  notNow: 'gate.notNow',
  steps: {
    start: { from: ['planned'], to: 'in_progress', can: 'gate.edit', main: true, summary: 'Begins a planned gate' },
    resume: {
      from: ['contested'],
      to: 'in_progress',
      can: 'gate.edit',
      main: true,
      summary: 'Takes a contested gate up again',
    },
    deliver: {
      from: ['in_progress'],
      to: 'delivered',
      can: 'gate.deliver',
      ask: 'confirm',
      main: true,
      summary: 'Delivers a gate: from this moment the other side has 120 hours, after which silence approves',
    },
    // An open question comes before a decision.
    answer: {
      from: gateStatuses,
      can: 'gate.deliver',
      ask: 'form',
      main: true,
      summary: 'Answers what was asked about a gate; its clock goes on with the time that was left',
    },
    approve: {
      from: ['delivered'],
      to: 'approved',
      can: 'gate.approve',
      ask: 'confirm',
      main: true,
      summary: 'Approves a delivered gate; of a client’s people only those with an admin access',
    },
    approveFor: {
      from: ['delivered'],
      to: 'approved',
      can: 'gate.approve',
      ask: 'form',
      main: true,
      summary: 'Roles 1 and 7 approve on the client’s behalf, with a reason and who agreed, when and how',
    },
    contest: {
      from: ['delivered'],
      to: 'contested',
      can: 'gate.contest',
      ask: 'reason',
      summary: 'Contests a delivered gate with a reason; of a client’s people only those with an admin access',
    },
    clarify: {
      from: ['delivered'],
      can: 'gate.clarify',
      ask: 'form',
      summary: 'Asks something about a delivered gate, which stops its clock until the answer',
    },
  },
})

/** Steps that a reader of a gate may take on it. */
export type GateStep = keyof typeof gateSteps.of
