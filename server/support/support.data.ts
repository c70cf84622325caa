import { sql, type Expression, type SqlBool } from 'kysely'
import { sortParts, type SortOf } from '#contract/kit/page.ts'
import type { SupportStatus } from '#contract/support/support.states.ts'
import type { SupportCategory, SupportDetail, SupportRow, supportSorts } from '#contract/support/support.ts'
import type { Db } from '#server/db/open.ts'

export interface SupportFilter {
  /** Null for everybody's. */
  user_id: number | null
  status?: SupportStatus | undefined
  category?: SupportCategory | undefined
  q?: string | undefined
}

export interface SupportPage {
  page: number
  per_page: number
  sort: SortOf<(typeof supportSorts)[number]>
}

const like = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const fullName = sql<string>`trim(u.nome || ' ' || u.last_name)`

const filtered = (db: Db, { user_id, status, category, q }: SupportFilter) => {
  const words = q ? like(q) : undefined
  return db
    .selectFrom('support_messages as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where((on) => {
      const parts: Expression<SqlBool>[] = []
      if (user_id !== null) parts.push(on('m.user_id', '=', user_id))
      if (status) parts.push(on('m.status', '=', status))
      if (category) parts.push(on('m.category', '=', category))
      if (words)
        parts.push(
          on.or([on('m.subject', 'ilike', words), on('m.message', 'ilike', words), on(fullName, 'ilike', words)]),
        )
      return on.and(parts)
    })
}

interface Flat extends Omit<SupportRow, 'author'> {
  user_id: number
  nome: string
}

const toRow = ({ user_id, nome, ...row }: Flat): SupportRow => ({ ...row, author: { id: user_id, nome } })

const columns = ['m.id', 'm.subject', 'm.category', 'm.status', 'm.user_id', 'm.created_at', 'm.last_at'] as const
const replies = sql<number>`(select count(*)::int from support_replies r where r.message_id = m.id)`.as('replies')

export const supportPage = async (
  db: Db,
  filter: SupportFilter,
  it: SupportPage,
): Promise<{ data: SupportRow[]; total: number }> => {
  const { column, descending } = sortParts(it.sort)
  const direction = descending ? 'desc' : 'asc'
  const rows = await filtered(db, filter)
    .select(columns)
    .select([fullName.as('nome'), replies])
    .orderBy(`m.${column}`, direction)
    .orderBy('m.id', direction)
    .limit(it.per_page)
    .offset((it.page - 1) * it.per_page)
    .execute()
  const count = await filtered(db, filter)
    .select((on) => on.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(toRow), total: count.total }
}

/** How many stand where, of one person or of everybody. */
export const supportCounts = async (db: Db, user_id: number | null): Promise<Record<SupportStatus, number>> => {
  const rows = await filtered(db, { user_id })
    .select(['m.status', (on) => on.fn.countAll<number>().as('count')])
    .groupBy('m.status')
    .execute()
  const of = (status: SupportStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { open: of('open'), answered: of('answered'), closed: of('closed') }
}

export const supportById = async (db: Db, id: number): Promise<Omit<SupportDetail, 'mails'> | undefined> => {
  const row = await filtered(db, { user_id: null })
    .select([...columns, 'm.message', 'm.email'])
    .select([fullName.as('nome'), replies])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const thread = await db
    .selectFrom('support_replies as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select(['r.id', 'r.message', 'r.at', 'r.staff', 'r.author_id', fullName.as('nome')])
    .where('r.message_id', '=', id)
    .orderBy('r.id')
    .execute()
  const { message, email, ...flat } = row
  return {
    ...toRow(flat),
    message,
    email,
    thread: thread.map(({ author_id, nome, ...reply }) => ({ ...reply, author: { id: author_id, nome } })),
  }
}

export const lockMessage = async (db: Db, id: number): Promise<void> => {
  await db.selectFrom('support_messages').select('id').where('id', '=', id).forUpdate().execute()
}

/** The message that the same page has filed already under its id. */
export const filedBefore = async (db: Db, user_id: number, client_id: string) => {
  const sent = db.selectFrom('support_messages').select(['id', 'subject', 'message']).where('client_id', '=', client_id)
  return sent.where('user_id', '=', user_id).executeTakeFirst()
}

export const repliedBefore = async (db: Db, author_id: number, client_id: string) => {
  const sent = db.selectFrom('support_replies').select(['message_id', 'message']).where('client_id', '=', client_id)
  return sent.where('author_id', '=', author_id).executeTakeFirst()
}

const HOUR_MS = 3_600_000

/** When a person wrote within the last hour, oldest first; answers to others do not count. */
export const writtenLately = async (db: Db, user_id: number, now: Date): Promise<Date[]> => {
  const since = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ at: string }>`
    select created_at as at from support_messages where user_id = ${user_id} and created_at > ${since}
    union all
    select at from support_replies where author_id = ${user_id} and not staff and at > ${since}
    order by 1`.execute(db)
  return rows.map((row) => new Date(row.at))
}
