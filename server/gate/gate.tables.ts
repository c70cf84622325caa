import type { Generated } from 'kysely'
import type { GateStatus } from '#contract/gate/gate.steps.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    gates: Row & {
      venture_id: number
      nome: string
      descricao: Generated<string>
      status: Generated<GateStatus>
      /** Last in its venture where nothing is said. */
      position: Generated<number>
      starts_on: string | null
      planned_on: string | null
      delivered_at: InstantOrNull
      due_at: InstantOrNull
      left_seconds: number | null
      reminded: number | null
      decided_at: InstantOrNull
      decided_by: number | null
      reason: Generated<string>
      delivered_by: number | null
      agreed_with: string | null
      agreed_how: string | null
      approval_reason: string | null
      same_person: boolean | null
    }
    gate_questions: {
      id: Id
      gate_id: number
      text: string
      asked_by: number
      asked_at: Instant
      answer: string | null
      answered_by: number | null
      answered_at: InstantOrNull
    }
  }
}
