import { sql } from 'kysely'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { dueAfter, totalOf } from '#contract/invoice/invoice.rules.ts'
import type { OtherInput } from '#contract/invoice/invoice.schemas.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { venturesOf, type Asked } from '#server/invoice/candidates.data.ts'
import { invoicedClients, invoiceSource } from '#server/invoice/invoice.source.ts'
import { candidatesOf, chosenLines, makeInvoice } from '#server/invoice/make.data.ts'
import { codeOf, linesOf, paymentOf, seen } from '#server/invoice/page.data.ts'
import { clientNotes } from '#server/invoice/tell.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { refuse } from '#server/kit/refuse.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

const wrong = (field: string, word: Parameters<typeof refuse>[0]): never =>
  refuse(word, { status: 422, fields: { [field]: word } })

const checkAsked = async ({ client_id, from, to }: Asked, ctx: Context): Promise<void> => {
  if (to < from) wrong('to', 'invoice.periodEnds')
  const known = await choosable(invoicedClients, [client_id], ctx)
  if (!known.has(client_id)) wrong('client_id', 'common.recordGone')
}

const checkDays = (issued_on: string, due_on: string, ctx: Context): void => {
  if (issued_on > todayIn(ctx.now)) wrong('issued_on', 'invoice.issuedLater')
  if (due_on < issued_on) wrong('due_on', 'invoice.dueBefore')
}

/** Lines by hand with their ventures, which have to be the client's. */
const othersOf = (others: readonly OtherInput[], ventures: readonly RecordRef[]) =>
  others.map(({ venture_id, ...line }) => ({
    ...line,
    venture: ventures.find((it) => it.id === venture_id) ?? wrong('others', 'invoice.ventureElsewhere'),
  }))

export const invoicePageApi = [
  handle(invoiceCalls.preview, async (ctx, asked) => {
    await checkAsked(asked, ctx)
    const candidates = await candidatesOf(ctx.db, asked)
    const lines = chosenLines(candidates, { without_entregas: [], without_loops: [], others: [] })
    const issued_on = todayIn(ctx.now)
    const ventures = await venturesOf(ctx.db, asked.client_id)
    return {
      data: {
        entregas: [...candidates.entregas],
        loops: [...candidates.loops],
        ventures,
        total_centavos: totalOf(lines),
        issued_on,
        due_on: dueAfter(issued_on),
      },
    }
  }),

  handle(invoiceCalls.create, async (ctx, { others: given, issued_on: day, due_on: due, ...input }) => {
    await checkAsked(input, ctx)
    const issued_on = day ?? todayIn(ctx.now)
    const due_on = due ?? dueAfter(issued_on)
    checkDays(issued_on, due_on, ctx)
    const others = othersOf(given, given.length === 0 ? [] : await venturesOf(ctx.db, input.client_id))
    const made = await makeInvoice(ctx, { ...input, issued_on, due_on, others })
    const status = financeStatus.of.pending
    await notifyOthers(ctx, await clientNotes(ctx.db, { ...made, status }, { word: 'notification.invoiceIssued' }))
    ctx.status(201)
    return { message: ctx.say('invoice.made'), data: await seen(made.id, ctx) }
  }),

  handle(invoiceCalls.page, async (ctx, { id }) => {
    const row = await seen(id, ctx)
    const lines = await linesOf(id, ctx)
    return { data: { lines, code: await codeOf(ctx.db, id), pix: await paymentOf(ctx.db, row) } }
  }),

  handle(invoiceCalls.mine, async (ctx) => {
    const mine = all([...scoped(invoiceSource, ctx), sql`t.status in (1, 2)`])
    const today = todayIn(ctx.now)
    const { rows } = await sql<Mine>`
      select count(*) filter (where t.status = 1)::int as pending,
        coalesce(sum(t.total_centavos) filter (where t.status = 1), 0)::bigint as pending_centavos,
        count(*) filter (where t.status = 1 and t.due_on < ${today}::date)::int as late,
        coalesce(sum(t.total_centavos) filter (where t.status = 1 and t.due_on < ${today}::date), 0)::bigint as late_centavos,
        count(*) filter (where t.status = 2)::int as paid
      from invoices t where ${mine}`.execute(ctx.db)
    const next = await sql<Next>`select t.id, t.number as numero, t.due_on, t.total_centavos from invoices t
      where ${mine} and t.status = 1 order by t.due_on, t.id limit 1`.execute(ctx.db)
    const sums = rows[0] ?? { pending: 0, pending_centavos: 0, late: 0, late_centavos: 0, paid: 0 }
    return { data: { ...sums, next: next.rows[0] ?? null } }
  }),
]

interface Mine {
  readonly pending: number
  readonly pending_centavos: number
  readonly late: number
  readonly late_centavos: number
  readonly paid: number
}

interface Next {
  readonly id: number
  readonly numero: number
  readonly due_on: string
  readonly total_centavos: number
}
