import { sql } from 'kysely'
import { cnpjOf, showAs } from '#contract/kit/brazil/brazil.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import { contractType } from '#contract/looper/looper.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import type { OrderRow } from '#contract/order/order.ts'
import { paperState } from '#contract/paper/paper.codes.ts'
import type { Note, Papers } from '#contract/paper/paper.schemas.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { organisationOnPapers } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { readNfse, type Nfse } from '#server/paper/nfse.ts'
import { personOf } from '#server/paper/paper.data.ts'

/** The note that an order has. */
const kept = (db: Db, order_id: number) =>
  db
    .selectFrom('order_papers')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const noteOf = kept

/** The note by which an order was paid stays: another one would be taking it off. */
const isSettled = ({ status, paper }: OrderRow): boolean =>
  status === orderStatus.of.paid && paper === paperState.of.matched

/** The papers of an order that the reader sees. */
export const papersOf = async (row: OrderRow, ctx: Context): Promise<Papers> => {
  const found = await kept(ctx.db, row.id)
  const note = found && {
    numero: found.number,
    issued_on: found.issued_on,
    provider: found.provider,
    name: found.name,
    created_at: found.created_at,
    ...(row.total !== undefined && {
      valor_centavos: found.centavos,
      difference_centavos: found.centavos - fromDecimal(row.total),
    }),
  }
  const state = row.paper ?? paperState.of.unknown
  const { missing, differs, matched } = paperState.of
  const asked = [missing, differs, matched].some((it) => it === state)
  const shown: Note | null = note ?? null
  return { state, note: shown, open: row.paper !== null && asked && !isSettled(row) && ctx.may('order.handIn') }
}

const refuseFile = (word: Parameters<typeof refuse>[0], params: Readonly<Record<string, string>> = {}): never =>
  refuse(word, { status: 422, params, fields: { file: word } })

/** The note in a file, or a refusal that says what is wrong with it. */
const readOf = (text: string, { say }: Context): Nfse => {
  const read = readNfse(text)
  if (read.ok) return read.note
  if (read.why === 'lacks') return refuseFile('paper.lacks', { what: say(`paper.lacks_${read.what}`) })
  return refuseFile(`paper.${read.why}`)
}

const shownId = (id: string): string => (id.length === 14 ? showAs.cnpj(id) : showAs.cpf(id))

/** Refuses a note that is not of the order's person, or not for the organisation. */
const checkNote = async (note: Nfse, row: OrderRow, { db }: Context): Promise<void> => {
  const { cnpj } = await personOf(db, row.user_id)
  if (!cnpj) return refuseFile('paper.noCnpj', { name: row.nome })
  const provider = cnpjOf(note.provider)
  if (provider !== cnpjOf(cnpj))
    refuseFile('paper.otherProvider', { found: shownId(provider), known: showAs.cnpj(cnpj), name: row.nome })
  const payer = await organisationOnPapers(db)
  if (payer.cnpj && note.taker && cnpjOf(note.taker) !== payer.cnpj)
    refuseFile('paper.otherTaker', { found: shownId(cnpjOf(note.taker)), known: showAs.cnpj(payer.cnpj) })
}

/** Key of the advisory lock. */
const PAPERS_LOCK = 185

/**
 * Locks an order whose papers change, before anything else as whoever pays it does: two who pay it and hand in its note would
 * otherwise wait for each other. Notes change one after another, since one may go from order to order.
 */
export const lockPapers = async (db: Db, order_id: number): Promise<void> => {
  await sql`select 1 from orders where id = ${order_id} for no key update`.execute(db)
  await sql`select pg_advisory_xact_lock(${PAPERS_LOCK}::int)`.execute(db)
}

/** Refuses where an order takes no papers: it has ended, is paid with its note, or its person gives no notes. */
export const checkOpen = async (row: OrderRow, { db }: Context): Promise<void> => {
  if (row.status > orderStatus.of.paid || isSettled(row)) refuse('paper.ended', { status: 409 })
  const { contract_type } = await personOf(db, row.user_id)
  if (contract_type === null || contract_type === contractType.of.autonomous)
    refuse('paper.notAsked', { params: { name: row.nome } })
}

/** Takes the note off an order; answers whether it had one. */
export const removeNote = async (order_id: number, { db, now, user }: Context): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('order_papers')
    .set({ removed_at: now, removed_by_id: user.id })
    .where('order_id', '=', order_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Reads the note in a file and keeps it with an order, in place of an earlier one. */
export const keepNote = async (
  row: OrderRow,
  { name, text }: { readonly name: string; readonly text: string },
  ctx: Context,
): Promise<Nfse> => {
  const note = readOf(text, ctx)
  await checkNote(note, row, ctx)
  await removeNote(row.id, ctx)
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('order_papers')
    .values({
      ...note,
      provider: cnpjOf(note.provider),
      taker: note.taker && cnpjOf(note.taker),
      order_id: row.id,
      name,
      xml: text,
      created_by_id: ctx.user.id,
      created_at: ctx.now,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) refuse('paper.onOther', { status: 409, fields: { file: 'paper.onOther' } })
  return note
}
