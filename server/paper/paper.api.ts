import { paperCalls } from '#contract/paper/paper.calls.ts'
import { printed } from '#server/kit/document/printed.ts'
import { handle } from '#server/kit/handle.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'
import { seen } from '#server/order/page.data.ts'
import { tellOrder } from '#server/order/tell.data.ts'
import { checkOpen, keepNote, lockPapers, noteOf, papersOf, removeNote } from '#server/paper/note.data.ts'
import { receiptDocument } from '#server/paper/receipt.data.ts'

/** Municipal systems still write Latin-1; what is read of a note are figures, which both have in common. */
const textOf = (file: string): string => {
  const bytes = Buffer.from(file, 'base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

export const paperApi = [
  handle(paperCalls.show, async (ctx, { id }) => ({ data: await papersOf(await seen(id, ctx), ctx) })),

  handle(paperCalls.handIn, async (ctx, { id, name, file }) => {
    await seen(id, ctx)
    await lockPapers(ctx.db, id)
    const row = await seen(id, ctx)
    await checkOpen(row, ctx)
    const note = await keepNote(row, { name, text: textOf(file).replaceAll('\u0000', '') }, ctx)
    await ctx.audit({
      event: 'order.paperHandedIn',
      thing: 'order',
      thing_id: id,
      detail: { after: { nfse: note.number, valor: note.centavos / 100 } },
    })
    tellOrder(ctx, row)
    return { message: ctx.say('paper.taken', { number: note.number }), data: await papersOf(await seen(id, ctx), ctx) }
  }),

  handle(paperCalls.remove, async (ctx, { id }) => {
    await seen(id, ctx)
    await lockPapers(ctx.db, id)
    const row = await seen(id, ctx)
    if (row.status !== 0) refuse('paper.ended', { status: 409 })
    if (!(await removeNote(id, ctx))) notFound()
    await ctx.audit({ event: 'order.paperRemoved', thing: 'order', thing_id: id })
    tellOrder(ctx, row)
    return { message: ctx.say('paper.removed'), data: await papersOf(await seen(id, ctx), ctx) }
  }),

  handle(paperCalls.download, async (ctx, { id }) => {
    await seen(id, ctx)
    // The note tells the amount.
    if (!ctx.may('order.seeValue')) forbidden()
    const note = (await noteOf(ctx.db, id)) ?? notFound()
    return {
      download: true,
      name: `NFS-e_${note.number.replaceAll(/\W/g, '')}.xml`,
      type: 'application/xml',
      body: Buffer.from(note.xml),
    }
  }),

  handle(
    paperCalls.receipt,
    async (ctx, { id }) => {
      const { row, of } = await receiptDocument(id, ctx)
      const file = await printed(ctx, of, { name: `RPA_${row.numero}_${row.nome}`, failed: 'paper.rpa_failed' })
      await ctx.audit([
        { event: 'order.exported', thing: 'order', thing_id: id, detail: { format: 'rpa' } },
        ...(row.user_id === ctx.user.id
          ? []
          : [{ event: 'looper.detailsRead', thing: 'looper', thing_id: row.user_id }]),
      ])
      return file
    },
    { transaction: false },
  ),
]
