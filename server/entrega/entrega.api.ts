import { sql } from 'kysely'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaCrud, entregaFlow, entregaList } from '#contract/entrega/entrega.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { offeredAtoms, tieAtoms } from '#server/entrega/atoms.data.ts'
import { entregaOf, entregaSource, lockEntrega, lockValue, ofEntregas } from '#server/entrega/entrega.data.ts'
import { payEntrega, unpayEntrega } from '#server/entrega/payment.data.ts'
import { reportFile, reportOf } from '#server/entrega/report.data.ts'
import { notesOf } from '#server/entrega/tell.data.ts'
import { invoiceHolding } from '#server/invoice/held.data.ts'
import type { Context } from '#server/kit/context.ts'
import { around, handle, type Handler } from '#server/kit/handle.ts'
import { livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { refuse, stale } from '#server/kit/refuse.ts'
import { stepHandlers } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { ofReachedVentures, reachedVentures } from '#server/venture/reach.data.ts'

const api = nounApi(
  { noun: entregaNoun, list: entregaList, crud: entregaCrud },
  {
    ...entregaSource,
    lookups: {
      ventures: reachedVentures(),
      gates: {
        ...livingRecords('gates', (ctx) => ofReachedVentures(sql`t.venture_id`, ctx)),
        hint: sql`(select v.nome from ventures v where v.id = t.venture_id)`,
        within: { venture_id: (id) => sql`t.venture_id = ${id}` },
      },
    },
    unique: {
      entregas_gate_of_venture: { field: 'gate_id', word: 'entrega.gateElsewhere', status: 422 },
      entregas_stay: { field: 'venture_id', word: 'entrega.stays', status: 422 },
    },
  },
)

/** Refuses to delete a deliverable that an invoice holds, or to change its value, under the lock of its row. */
const keepInvoiced = (handler: Handler): Handler => {
  const { update, remove } = entregaCrud.calls
  if (handler.call !== update && handler.call !== remove) return handler
  return around(handler, async (ctx, input, next) => {
    if (handler.call === remove || 'valor_centavos' in input) {
      const row = await lockValue(Number(input['id']), ctx)
      const isKept = handler.call === update && row?.valor_centavos === input['valor_centavos']
      const number = row && !isKept ? await invoiceHolding(ctx.db, row.id) : undefined
      const fields = handler.call === update && { fields: { valor_centavos: 'entrega.invoiced' as const } }
      if (number !== undefined) return refuse('entrega.invoiced', { status: 409, params: { number }, ...fields })
    }
    return next()
  })
}

const changed = (id: number, detail: { before: object; after: object }, ctx: Context) =>
  ctx.audit({ event: 'entrega.changed', thing: 'entrega', thing_id: id, detail })

export const entregaApi = {
  ...api,
  thing: {
    ...api.thing,
    // Its files are the evidence of its report, so its readers read them.
    handsFilesOn: true,
    // The history adds the linked atoms to the fields.
    columns: { ...api.thing.columns, atoms: { kind: 'text' } },
    // The team alone sees what is attached to a deliverable: clients and partners never see internal comments.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? entregaNoun.traits : []),
  },
  handlers: [
    ...api.handlers.map(keepInvoiced),
    ...stepHandlers({
      flow: entregaFlow,
      of: ofEntregas,
      table: 'entregas',
      notify: notifyOthers,
      take: {
        homologate: { tell: notesOf('notification.entregaHomologation') },
        finish: {
          // The day of delivery is the day on which it was finished, unless another one was entered.
          set: ({ row, ctx }) => ({ delivered_on: row.delivered_on ?? todayIn(ctx.now) }),
          elsewhere: unpayEntrega,
          tell: notesOf('notification.entregaFinished'),
        },
        pay: { elsewhere: payEntrega },
      },
    }),
    handle(entregaCalls.choices, async (ctx, { id, q }) => offeredAtoms(await entregaOf(id, ctx), q, ctx)),
    handle(entregaCalls.setAtoms, async (ctx, { id, version, add, remove }) => {
      const row = await lockEntrega(id, ctx)
      if (row.version !== version) return stale(row.seen)
      const changes = await tieAtoms(row, { add, remove }, ctx)
      for (const { id: one, before, after } of changes)
        await changed(one, { before: { atoms: before }, after: { atoms: after } }, ctx)
      if (changes.length > 0) await sql`update entregas set version = version + 1 where id = ${id}`.execute(ctx.db)
      return { data: await entregaOf(id, ctx) }
    }),
    handle(entregaCalls.report, (ctx, { id }) => reportOf(id, ctx)),
    handle(entregaCalls.reportFile, async (ctx, { id }) => {
      const file = await reportFile(id, ctx)
      await ctx.audit({ event: 'entrega.exported', thing: 'entrega', thing_id: id, detail: { format: 'pdf' } })
      return file
    }),
  ],
} as const satisfies typeof api
