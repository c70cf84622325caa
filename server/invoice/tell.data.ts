import { sql } from 'kysely'
import { formatDate } from '#contract/kit/dates.ts'
import { brl } from '#contract/kit/money.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import { paymentBy } from '#server/invoice/pay.data.ts'
import { organisationOnPapers } from '#server/kit/organisation.ts'
import type { Note, NoteWord } from '#server/notification/mailNotes.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

export interface Told {
  readonly id: number
  readonly number: number
  readonly client_id: number
  readonly code: string
  readonly status: number
  readonly due_on: string
  readonly total_centavos: number
}

/** People of a client whose access is on. */
const clientPeople = async (db: Db, client_id: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from client_accesses a join users u on u.id = a.user_id and u.cliente_id = a.client_id
    where a.client_id = ${client_id} and a.active and u.status = 1 and u.deleted_at is null order by u.id`.execute(db)
  return rows.map((it) => it.id)
}

const nameOf = async (db: Db, client_id: number): Promise<string> =>
  (await db.selectFrom('clients').select('nome').where('id', '=', client_id).executeTakeFirstOrThrow()).nome

/** Where a public link leads. */
const publicPath = (code: string): string => `${pathTo('invoicePayment')}?code=${code}`

interface Saying {
  readonly word: NoteWord
  readonly more?: Readonly<Record<string, string>>
}

const paramsOf = async (db: Db, { number, due_on, total_centavos, client_id }: Told) => ({
  number,
  total: brl(total_centavos),
  // In the notation of the country, in both languages of the bell.
  due: formatDate(due_on, 'pt'),
  client: await nameOf(db, client_id),
})

/** Tells the client's people; the mail leads to the page that needs no account too, and has the code to paste. */
export const clientNotes = async (db: Db, row: Told, { word, more }: Saying): Promise<Note[]> => {
  const people = await clientPeople(db, row.client_id)
  if (people.length === 0) return []
  const params = { ...(await paramsOf(db, row)), ...more }
  const pix = paymentBy(await organisationOnPapers(db), row)
  const records = [
    {
      word: 'notification.invoiceToPay' as const,
      params: { number: row.number },
      link: publicPath(row.code),
      ...(pix && { code: { label: 'invoicePdf.pixCode' as const, text: pix.code } }),
    },
  ]
  return people.map((user_id) => ({ user_id, word, params, records, link: pathTo('invoiceShow', { id: row.id }) }))
}

/** Tells who takes payments in, and whoever else is named. */
export const adminNotes = async (
  db: Db,
  row: Told,
  { word, more, also = [] }: Saying & { readonly also?: readonly number[] },
): Promise<Note[]> => {
  const params = { ...(await paramsOf(db, row)), ...more }
  const people = new Set([...(await peopleWho(db, 'invoice.pay')), ...also])
  return [...people].map((user_id) => ({ user_id, word, params, link: pathTo('invoiceShow', { id: row.id }) }))
}
