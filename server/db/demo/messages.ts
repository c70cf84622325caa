import { sql } from 'kysely'
import { channel, messageColor, recipientType } from '#contract/message/message.codes.ts'
import { messageStatus } from '#contract/message/message.steps.ts'
import { people } from '#server/db/demo/people.ts'
import { deliver } from '#server/message/deliver.data.ts'
import type { Filling } from './rows/structure.ts'

interface DraftMessage {
  readonly text: readonly string[]
  /** Days since it was sent; a draft has none. */
  readonly days?: number
  readonly tipo: number
  readonly color?: number
  readonly canal?: number
  readonly aceite?: 0 | 1
  readonly link?: string
  /** Share of its recipients who read it, and of those who answered, one in how many. */
  readonly unread?: number
  readonly unanswered?: number
}

const drafts: readonly DraftMessage[] = [
  {
    text: [
      'Recesso de fim de ano: de 24 de dezembro a 2 de janeiro não há entregas nem reuniões.',
      'Quem precisar de um loop nesses dias combina antes com o seu gestor.',
    ],
    days: 1,
    tipo: recipientType.of.all,
    aceite: 1,
    unread: 3,
    unanswered: 2,
  },
  {
    text: ['A nota fiscal de cada ordem de pagamento passa a ser enviada até quinta-feira, para ser paga na sexta.'],
    days: 4,
    tipo: recipientType.of.looper,
    color: messageColor.of.alert,
    canal: channel.of.reminder,
    aceite: 1,
    link: '/district/workstation/projects/ordempagamento/index',
    unread: 4,
    unanswered: 3,
  },
  {
    text: ['O portal agora mostra a fatura com o QR do PIX. A senha e os acessos continuam os mesmos.'],
    days: 9,
    tipo: recipientType.of.client,
    unread: 2,
  },
  {
    text: ['Indisponibilidade do provedor ontem à noite: tudo está de volta desde as 22:40, sem perda de dados.'],
    days: 16,
    tipo: recipientType.of.all,
    color: messageColor.of.urgent,
  },
  {
    text: ['Boas-vindas à Renata e ao Caio, que chegam à equipe de produto na segunda-feira.'],
    days: 23,
    tipo: recipientType.of.looper,
    unread: 5,
  },
  { text: ['Pesquisa de clima: cinco perguntas, dez minutos, respostas anônimas.'], tipo: recipientType.of.looper },
]

const docOf = (text: readonly string[]): string =>
  JSON.stringify({
    type: 'doc',
    content: text.map((part) => ({ type: 'paragraph', content: [{ type: 'text', text: part }] })),
  })

const MORNING = 570
const NOON = 720

/** Every nth recipient, the first of them included. */
const nth = (every: number | undefined) => (every === undefined ? sql`false` : sql`r.user_id % ${every} = 0`)

const insertMessage = async ({ db, cal }: Filling, draft: DraftMessage, author_id: number): Promise<void> => {
  const { text, days, tipo, color = messageColor.of.info, canal = 0, aceite = 0, link = '' } = draft
  const sent_at = days === undefined ? null : cal.at(-days, MORNING)
  const status = sent_at ? messageStatus.of.active : messageStatus.of.inactive
  const created_at = sent_at ?? cal.at(-1, MORNING)
  const { rows } = await sql<{ id: number }>`
    insert into messages (title, tipo, color, canal, aceite, link, status, sent_at, mailed_at, author_id, created_at)
    values (${docOf(text)}::jsonb, ${tipo}, ${color}, ${canal}, ${aceite}, ${link}, ${status}, ${sent_at}, ${sent_at}, ${author_id}, ${created_at})
    returning id`.execute(db)
  const [row] = rows
  if (!row || !sent_at) return
  await deliver(db, { id: row.id, canal, color, aceite }, sent_at)
  const read = cal.at(-(days ?? 0), NOON)
  await sql`update message_recipients r set leitura = ${read} where r.message_id = ${row.id} and not ${nth(draft.unread)}`.execute(
    db,
  )
  if (aceite === 1)
    await sql`update message_recipients r set aceito = (r.user_id % 11 <> 0)::int, answered_at = ${read}, remind_at = null
      where r.message_id = ${row.id} and r.leitura is not null and not ${nth(draft.unanswered)}`.execute(db)
  // The bells were looked at, also by those who did not open the message.
  await sql`update notifications set read_at = ${read} where link like ${`%/comunicacao/show/${String(row.id)}`}`.execute(
    db,
  )
}

/** What the organisation told its people: read and answered by most of them, and a draft. */
export const insertMessages = async (filling: Filling, userIds: readonly number[]): Promise<void> => {
  const author_id = userIds[people.findIndex((it) => it.role === 1)]
  if (author_id === undefined) return
  for (const draft of drafts) await insertMessage(filling, draft, author_id)
}
