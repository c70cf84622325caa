import { sql } from 'kysely'
import { extractList } from '#contract/finance/extract.ts'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { financeNoun } from '#contract/finance/finance.noun.ts'
import { financeCrud, financeFlow, financeList } from '#contract/finance/finance.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { extractSource } from '#server/finance/extract.source.ts'
import { financeSource } from '#server/finance/finance.source.ts'
import { ofxFile } from '#server/finance/ofx.data.ts'
import { postEntry, reverseEntry } from '#server/finance/postings.data.ts'
import { summaryOf } from '#server/finance/summary.data.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { refuse } from '#server/kit/refuse.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { reachedVentures } from '#server/venture/reach.data.ts'

type Ending = Pick<Taken<'finance_entries', { readonly reason: string }>, 'input' | 'ctx'>

const ended = ({ input, ctx }: Ending) => ({ ended_at: ctx.now, ended_by_id: ctx.user.id, reason: input.reason })

const steps = stepHandlers({
  flow: financeFlow,
  of: { list: financeList, source: financeSource },
  table: 'finance_entries',
  notify: notifyOthers,
  take: {
    pay: {
      set: async ({ row, input: { paid_on }, ctx }) => {
        if (paid_on > todayIn(ctx.now))
          refuse('finance.paidLater', { status: 422, fields: { paid_on: 'finance.paidLater' } })
        return { paid_on, paid_at: ctx.now, paid_by_id: ctx.user.id, payment_id: await postEntry(row, ctx) }
      },
      detail: ({ input: { paid_on } }) => ({ after: { paid_on } }),
    },
    cancel: { set: ended },
    reverse: {
      set: ended,
      elsewhere: ({ row, input, ctx }) => reverseEntry(row.payment_id, input.reason, ctx),
    },
  },
})

const ventures = reachedVentures()

const api = nounApi(
  { noun: financeNoun, list: financeList, crud: financeCrud },
  {
    ...financeSource,
    label: sql`t.descricao`,
    lookups: { ventures },
    // What was paid keeps its paper.
    keepsFiles: sql`t.paid_on is not null`,
    stamp: (ctx) => ({ created_by_id: ctx.user.id }),
  },
)

export const financeApi = {
  ...api,
  handlers: [
    // Before the records, whose path has an id where these have a name.
    ...listHandlers(extractList, extractSource, { venture_id: ventures }),
    handle(financeCalls.summary, async (ctx, asked) => ({ data: await summaryOf(asked, ctx) })),
    handle(financeCalls.ofx, (ctx, asked) => ofxFile(asked, ctx)),
    ...api.handlers,
    ...steps,
  ],
}
