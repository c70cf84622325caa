import { remindAt, reportDueAt } from '#contract/incident/incident.rules.ts'
import { incidentSeverity, incidentStatus } from '#contract/incident/incident.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

const NOON = 720

const clockOf = (noticed_at: Date) => ({ noticed_at, due_at: reportDueAt(noticed_at), remind_at: remindAt(noticed_at) })

/** An incident that was told and closed, and one that waits to be told. */
export const insertIncidents = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const created_by = userIds[people.findIndex((it) => it.role === 1)] ?? null
  const at = (day: number, minutes = NOON) => cal.at(day, minutes)
  await db
    .insertInto('incidents')
    .values([
      {
        nome: 'Planilha de contatos enviada ao cliente errado',
        descricao: 'Um e-mail da Aroeira saiu com a planilha de contatos da Casa Clara em anexo.',
        severity: incidentSeverity.of.medium,
        status: incidentStatus.of.closed,
        happened_at: at(-41, 610),
        ...clockOf(at(-41)),
        data_kinds: 'Nomes, e-mails e telefones de contatos.',
        people_count: 34,
        measures: 'Quem recebeu confirmou que apagou o arquivo. Anexos de fora da venture agora pedem confirmação.',
        anpd_told_at: at(-40, 900),
        people_told_at: at(-40, 960),
        reminded_at: null,
        created_by,
        created_at: at(-41, 760),
      },
      {
        nome: 'Notebook de uma looper furtado',
        descricao: 'O disco é cifrado; falta saber se a sessão estava aberta.',
        severity: incidentSeverity.of.high,
        status: incidentStatus.of.open,
        happened_at: null,
        ...clockOf(at(-1)),
        data_kinds: 'Loops e comentários das ventures em que ela trabalha.',
        people_count: null,
        measures: 'Sessões encerradas e senha trocada.',
        anpd_told_at: null,
        people_told_at: null,
        reminded_at: cal.now,
        created_by,
        created_at: at(-1, 780),
      },
    ])
    .execute()
}
