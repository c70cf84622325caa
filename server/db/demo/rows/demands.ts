import { sql } from 'kysely'
import { people } from '#server/db/demo/people.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import type { Filling } from './structure.ts'

interface DemandText {
  /** The beginning of the author's e-mail. */
  readonly author: string
  readonly nome: string
  readonly descricao: string
  /** Days from today. */
  readonly sent: number
  readonly wished: number | null
  /** Code of the venture that the demand became. */
  readonly venture?: string
  readonly reason?: string
}

const demands: readonly DemandText[] = [
  {
    author: 'client@',
    nome: 'Loja em inglês e espanhol',
    descricao: 'Vendemos cada vez mais para fora do país. Precisamos da loja, dos e-mails e do frete em três línguas.',
    sent: -2,
    wished: 75,
  },
  {
    author: 'partner@',
    nome: 'Integração com a nossa folha de pagamento',
    descricao: 'Um arquivo por semana com as horas aprovadas de cada pessoa, no formato da folha.',
    sent: -5,
    wished: 40,
  },
  {
    author: 'client@',
    nome: 'Uma loja que aguente as datas de promoção',
    descricao: 'A loja de hoje cai em toda promoção. Queremos uma nova antes da próxima.',
    sent: -130,
    wished: -10,
    venture: 'LUA-01',
  },
  {
    author: 'client@',
    nome: 'Aplicativo próprio para celular',
    descricao: 'Um aplicativo com a mesma vitrine da loja.',
    sent: -60,
    wished: null,
    reason: 'A loja nova já abre como aplicativo no celular; vamos medir o uso antes de fazer outro.',
  },
]

/** Demands of clients and partners: two wait, one became a venture, one was cancelled. */
export const insertDemands = async (
  { db, cal }: Filling,
  ids: { readonly userIds: readonly number[]; readonly ventureIds: readonly number[] },
): Promise<void> => {
  const idOf = (email: string): number => ids.userIds[people.findIndex((it) => it.email.startsWith(email))]!
  for (const { author, nome, descricao, sent, wished, venture, reason } of demands) {
    const isDecided = venture !== undefined || reason !== undefined
    const place = ventures.findIndex((it) => it.code === venture)
    const decided = { decided_by_id: idOf('admin@'), decided_at: cal.at(sent + 3, 660) }
    await db
      .insertInto('demands')
      .values({
        nome,
        descricao,
        wished_on: wished === null ? null : cal.iso(wished),
        author_id: idOf(author),
        ...(venture !== undefined && { status: 1, venture_id: ids.ventureIds[place]! }),
        ...(reason !== undefined && { status: 2, reason }),
        ...(isDecided && decided),
        created_at: cal.at(sent, 600),
      })
      .execute()
  }
  await sql`update demands d set cliente_id = u.cliente_id from users u where u.id = d.author_id`.execute(db)
}
