import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { CODE_LENGTH, INVOICE_ENTREGAS_MAX, INVOICE_LOOPS_MAX, INVOICE_MAX } from '#contract/invoice/invoice.codes.ts'
import { linesOf, totalOf, type InvoiceLine, type OtherLine } from '#contract/invoice/invoice.rules.ts'
import type { EntregaCandidate, LoopCandidate } from '#contract/invoice/invoice.schemas.ts'
import { brl } from '#contract/kit/money.ts'
import type { Db } from '#server/db/open.ts'
import { entregasOf, lockCandidates, loopsOf, type Asked } from '#server/invoice/candidates.data.ts'
import { postInvoice } from '#server/invoice/postings.data.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'

/** What an invoice may be made of. */
export interface Candidates {
  readonly entregas: readonly EntregaCandidate[]
  readonly loops: readonly LoopCandidate[]
}

export const candidatesOf = async (db: Db, asked: Asked): Promise<Candidates> => {
  const [entregas, loops] = [await entregasOf(db, asked), await loopsOf(db, asked)]
  for (const [list, most] of [
    [entregas, INVOICE_ENTREGAS_MAX],
    [loops, INVOICE_LOOPS_MAX],
  ] as const)
    if (list.length > most) refuse('invoice.tooMany', { params: { most } })
  return { entregas, loops }
}

interface Chosen {
  readonly without_entregas: readonly number[]
  readonly without_loops: readonly number[]
  readonly others: readonly OtherLine[]
}

/** Lines of an invoice of all that can be charged but what is to wait. */
export const chosenLines = (
  { entregas, loops }: Candidates,
  { without_entregas, without_loops, others }: Chosen,
): InvoiceLine[] => {
  const [noEntregas, noLoops] = [new Set(without_entregas), new Set(without_loops)]
  return linesOf({
    entregas: entregas.flatMap((it) =>
      it.fate === 'ready' && !noEntregas.has(it.id) ? [{ ...it, valor_centavos: it.valor_centavos ?? 0 }] : [],
    ),
    loops: loops.flatMap((it) =>
      it.fate === 'ready' && !noLoops.has(it.id) ? [{ ...it, valor_hora_centavos: it.valor_hora_centavos ?? 0 }] : [],
    ),
    others,
  })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 32 letters of 62, drawn alike: 190 random bits. */
export const newInvoiceCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')

/** The next number; held until the invoice is committed, so that numbers have no gaps. */
const nextNumber = async (db: Db): Promise<number> => {
  const { last } = await db
    .updateTable('invoice_numbers')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

const insertLines = async (db: Db, invoice_id: number, lines: readonly InvoiceLine[]): Promise<void> => {
  const rows = lines.map(({ kind, venture, entrega, atomo, descricao, ...worth }, at) => ({
    kind,
    descricao,
    decimos: worth.decimos,
    valor_hora_centavos: worth.valor_hora_centavos,
    centavos: worth.centavos,
    place: at + 1,
    venture_id: venture.id,
    entrega_id: entrega?.id ?? null,
    atomo_id: atomo?.id ?? null,
  }))
  await sql`insert into invoice_lines (invoice_id, place, kind, venture_id, entrega_id, atomo_id, descricao, decimos,
      valor_hora_centavos, centavos)
    select ${invoice_id}, x.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (place int, kind int,
      venture_id int, entrega_id int, atomo_id int, descricao text, decimos bigint, valor_hora_centavos bigint, centavos bigint)`.execute(
    db,
  )
  const loops = lines.flatMap((line, at) =>
    line.loops.map(({ id: loop_id, decimos, centavos }) => ({ place: at + 1, loop_id, decimos, centavos })),
  )
  if (loops.length === 0) return
  // Seconds and beginnings come from the loops themselves; what is computed here, the table's checks compute again.
  await sql`insert into invoice_loops (invoice_id, place, loop_id, inicio, segundos, decimos, centavos)
    select ${invoice_id}, x.place, l.id, l.data_inicio, l.segundos, x.decimos, x.centavos
    from jsonb_to_recordset(${JSON.stringify(loops)}::jsonb) as x (place int, loop_id int, decimos int, centavos bigint)
      join loops l on l.id = x.loop_id`.execute(db)
}

export interface Making extends Asked, Chosen {
  readonly issued_on: string
  readonly due_on: string
  readonly descricao: string
  /** Total that somebody has agreed to. */
  readonly total_centavos: number
}

export interface Made {
  readonly id: number
  readonly number: number
  readonly code: string
  readonly client_id: number
  readonly due_on: string
  readonly total_centavos: number
}

const checkTotal = (lines: readonly InvoiceLine[], agreed: number): void => {
  const total = totalOf(lines)
  if (total !== agreed) refuse('invoice.changed', { status: 409, params: { total: brl(total) } })
  if (lines.length === 0) refuse('invoice.nothing', { status: 422 })
  if (total > INVOICE_MAX) refuse('invoice.tooMuch', { status: 422, params: { most: brl(INVOICE_MAX) } })
}

/** Makes an invoice in the call's transaction, of what its candidates are once they are locked. */
export const makeInvoice = async (ctx: Context, making: Making): Promise<Made> => {
  const { db, now, user } = ctx
  const { client_id, issued_on, due_on, descricao, total_centavos } = making
  if (!(await lockCandidates(db, making)))
    refuse('common.recordGone', { status: 422, fields: { client_id: 'common.recordGone' } })
  const lines = chosenLines(await candidatesOf(db, making), making)
  checkTotal(lines, total_centavos)
  const [number, code] = [await nextNumber(db), newInvoiceCode()]
  const { id } = await db
    .insertInto('invoices')
    .values({
      number,
      code,
      client_id,
      issued_on,
      due_on,
      descricao,
      total_centavos,
      created_by_id: user.id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLines(db, id, lines)
  await postInvoice({ db, now, by: user.id }, { id, client_id, total_centavos }, lines)
  await ctx.audit({
    event: 'invoice.created',
    thing: 'invoice',
    thing_id: id,
    detail: { after: { numero: number, total_centavos, due_on } },
  })
  return { id, number, code, client_id, due_on, total_centavos }
}
