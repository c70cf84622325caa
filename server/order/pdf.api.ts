import { orderCalls } from '#contract/order/order.calls.ts'
import { printed } from '#server/kit/document/printed.ts'
import { handle } from '#server/kit/handle.ts'
import { orderDocument } from '#server/order/document.data.ts'

export const orderPdfApi = [
  handle(
    orderCalls.pdf,
    async (ctx, { id }) => {
      const { row, of } = await orderDocument(id, ctx)
      const file = await printed(ctx, of, { name: `Payment_Order_${row.nome}`, failed: 'orderPdf.failed' })
      await ctx.audit([
        { event: 'order.exported', thing: 'order', thing_id: id, detail: { format: 'pdf' } },
        // It contains their documents.
        ...(row.user_id === ctx.user.id
          ? []
          : [{ event: 'looper.detailsRead', thing: 'looper', thing_id: row.user_id }]),
      ])
      return file
    },
    { transaction: false },
  ),
]
