import { sql } from 'kysely'
import { accounts } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

interface QuestionText {
  readonly gate: string
  readonly text: string
  /** Hours after the delivery. */
  readonly asked: number
  readonly answered?: { readonly after: number; readonly text: string }
}

/** Questions of the client about the two gates that wait for them: one answered, one open. */
const questions: readonly QuestionText[] = [
  {
    gate: 'Garantia',
    text: 'Os chamados abertos na última semana entram na garantia?',
    asked: 25,
    answered: { after: 4, text: 'Entram: vale o dia em que o chamado foi aberto, não o dia em que foi resolvido.' },
  },
  {
    gate: 'Homologação',
    text: 'O relatório cita oitenta passos testados, mas vi setenta e oito. Quais ficaram de fora?',
    asked: 26,
  },
]

/** An answered question gives its gate the elapsed time back; an open one stops the clock. */
export const insertQuestions = async ({ db }: Filling, userIds: readonly number[]): Promise<void> => {
  const by = (key: string): number => userIds[accounts.findIndex((it) => it.email.startsWith(`${key}@`))] ?? 0
  const hours = (count: number) => sql`${count} * interval '1 hour'`
  for (const { gate, text, asked, answered } of questions) {
    await sql`insert into gate_questions (gate_id, text, asked_by, asked_at, answer, answered_by, answered_at)
      select g.id, ${text}, ${by('client')}, g.delivered_at + ${hours(asked)}, ${answered?.text ?? null},
        ${answered ? by('director') : null}::int, ${answered ? sql`g.delivered_at + ${hours(asked + answered.after)}` : sql`null`}
      from gates g where g.nome = ${gate} and g.status = 'delivered'`.execute(db)
    const clock = answered
      ? sql`due_at = due_at + ${hours(answered.after)}`
      : sql`due_at = null, left_seconds = extract(epoch from due_at - delivered_at - ${hours(asked)})::int`
    await sql`update gates set ${clock} where nome = ${gate} and status = 'delivered'`.execute(db)
  }
}
