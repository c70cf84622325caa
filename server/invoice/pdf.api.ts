import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceDocument } from '#server/invoice/document.data.ts'
import { printed } from '#server/kit/document/printed.ts'
import { handle } from '#server/kit/handle.ts'

export const invoicePdfApi = [
  handle(
    invoiceCalls.pdf,
    async (ctx, { id }) => {
      const { row, of } = await invoiceDocument(id, ctx)
      const file = await printed(ctx, of, { name: `Fatura_${row.numero}_${row.nome}`, failed: 'invoicePdf.failed' })
      await ctx.audit({ event: 'invoice.exported', thing: 'invoice', thing_id: id, detail: { format: 'pdf' } })
      return file
    },
    { transaction: false },
  ),
]
