import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { invoiceNoun } from '#contract/invoice/invoice.noun.ts'
import { invoiceCrud, invoiceFlow, invoiceList } from '#contract/invoice/invoice.ts'
import { formatDate, todayIn } from '#contract/kit/dates.ts'
import type { Tables } from '#server/db/tables.ts'
import { afterEnding, afterPaying } from '#server/invoice/end.data.ts'
import { invoicedClients, invoiceSource } from '#server/invoice/invoice.source.ts'
import { adminNotes, clientNotes } from '#server/invoice/tell.data.ts'
import type { Context } from '#server/kit/context.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { refuse } from '#server/kit/refuse.ts'
import { stepHandlers } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

type Row = Selectable<Tables['invoices']>

/** Columns of a step that ends an invoice. */
const ended = ({ input, ctx }: { readonly input: { readonly reason: string }; readonly ctx: Context }) => ({
  ended_at: ctx.now,
  ended_by_id: ctx.user.id,
  reason: input.reason,
})

/** Tells the client's people why their invoice ended; there is nothing to pay on it any more. */
const endNotes =
  (step: 'cancelled' | 'reversed') =>
  ({ row, input, ctx }: { readonly row: Row; readonly input: { readonly reason: string }; readonly ctx: Context }) =>
    clientNotes(
      ctx.db,
      { ...row, status: financeStatus.of[step] },
      {
        word: step === 'cancelled' ? 'notification.invoiceCancelled' : 'notification.invoiceReversed',
        more: { reason: input.reason },
      },
    )

const steps = stepHandlers({
  flow: invoiceFlow,
  of: { list: invoiceList, source: invoiceSource },
  table: 'invoices',
  notify: notifyOthers,
  take: {
    pay: {
      event: 'paid',
      set: ({ input: { paid_on }, ctx }) => {
        if (paid_on > todayIn(ctx.now))
          refuse('invoice.paidLater', { status: 422, fields: { paid_on: 'invoice.paidLater' } })
        return { paid_on, paid_at: ctx.now, paid_by_id: ctx.user.id }
      },
      detail: ({ input }) => ({ after: { paid_on: input.paid_on } }),
      elsewhere: ({ row, ctx }) => afterPaying(ctx, row),
      tell: ({ row, input, ctx }) =>
        adminNotes(ctx.db, row, {
          word: 'notification.invoicePaid',
          more: { day: formatDate(input.paid_on, 'pt') },
          also: [row.created_by_id],
        }),
    },
    cancel: {
      event: 'cancelled',
      set: ended,
      elsewhere: ({ row, input, ctx }) => afterEnding(ctx, row, input.reason),
      tell: endNotes('cancelled'),
    },
    reverse: {
      event: 'reversed',
      set: ended,
      elsewhere: ({ row, input, ctx }) => afterEnding(ctx, row, input.reason),
      tell: endNotes('reversed'),
    },
  },
})

const api = nounApi(
  { noun: invoiceNoun, list: invoiceList, crud: invoiceCrud },
  {
    ...invoiceSource,
    lookups: { clients: invoicedClients },
    label: sql`(select c.nome from clients c where c.id = t.client_id)`,
    // What was paid was proved by its files.
    keepsFiles: sql`(t.status in (${sql.lit(financeStatus.of.paid)}, ${sql.lit(financeStatus.of.reversed)}))`,
  },
)

export const invoiceApi = {
  ...api,
  thing: {
    ...api.thing,
    // Proofs of payment are the organisation's: a bank's statement names others.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('invoice.seeAll') ? invoiceNoun.traits : []),
  },
  handlers: [...api.handlers, ...steps],
}
