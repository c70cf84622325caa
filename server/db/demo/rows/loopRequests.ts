import { sql } from 'kysely'
import { loopRequestStatus } from '#contract/loopRequest/loopRequest.steps.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

interface RequestText {
  /** The beginning of the asker's e-mail. */
  readonly author: string
  /** Days from today, and minutes of that day. */
  readonly day: number
  readonly from: number
  readonly to: number
  readonly tipo: number
  readonly descricao: string
  readonly ajustes: string
  readonly status?: keyof typeof loopRequestStatus.of
  readonly reason?: string
}

/** Before anybody's working day, so that no loop stands in their time. */
const requests: readonly RequestText[] = [
  {
    author: 'looper@',
    day: -1,
    from: 330,
    to: 375,
    tipo: 8,
    descricao: 'Reunião com o cliente por telefone, antes do expediente.',
    ajustes: 'Estava no caminho e sem o computador.',
  },
  {
    author: 'leticia.prado@',
    day: -2,
    from: 300,
    to: 390,
    tipo: 1,
    descricao: 'Correção do cálculo de frete que parou a loja de madrugada.',
    ajustes: 'Saí direto para o conserto e esqueci o timer.',
  },
  {
    author: 'looper@',
    day: -9,
    from: 310,
    to: 340,
    tipo: 7,
    descricao: 'Relatório da semana.',
    ajustes: 'O navegador fechou.',
    status: 'refused',
    reason: 'O relatório já está no loop de sexta-feira.',
  },
  {
    author: 'looper@',
    day: -6,
    from: 320,
    to: 350,
    tipo: 3,
    descricao: 'Leitura da documentação do gateway.',
    ajustes: 'Esqueci de iniciar.',
    status: 'withdrawn',
  },
]

/** Requests for loops: two wait, one was refused, one was withdrawn. */
export const insertLoopRequests = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const idOf = (email: string): number => userIds[people.findIndex((it) => it.email.startsWith(email))]!
  for (const { author, day, from, to, status = 'waiting', reason, ...text } of requests) {
    const user_id = idOf(author)
    const { rows } = await sql<{ id: number }>`
      select a.id from atoms a join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
      join ventures v on v.id = g.venture_id and v.status = 1
      where a.status = 1 and (a.responsavel_id = ${user_id}
        or exists (select 1 from atom_loopers l where l.atom_id = a.id and l.user_id = ${user_id}))
      order by a.id limit 1`.execute(db)
    const atom = rows[0]
    if (!atom) continue
    await db
      .insertInto('loop_requests')
      .values({
        ...text,
        user_id,
        atomo_id: atom.id,
        inicio: cal.at(day, from),
        fim: cal.at(day, to),
        status: loopRequestStatus.of[status],
        ...(reason !== undefined && {
          reason,
          decided_by_id: idOf('admin@'),
          decided_at: cal.at(day + 1, 660),
        }),
        created_at: cal.at(day, 600),
      })
      .execute()
  }
}
