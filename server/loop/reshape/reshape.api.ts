import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { tellWritten, writeByHand } from '#server/loop/hand.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { concludedLoop, mergeLoops, moveLoop, neighboursOf, splitLoop, type Concluded } from './reshape.data.ts'

/** Notifies the person whose loop somebody else has reshaped, and makes the pages that show the loop read it again. */
const settled = async (ctx: Context, { row, other_id }: { row: Concluded; other_id: number | null }) => {
  await notifyOthers(ctx, [
    {
      user_id: row.user_id,
      word: 'notification.loopReshaped',
      params: { name: ctx.user.nome, atom: row.atomo },
      link: pathTo('loopShow', { id: row.id }),
    },
  ])
  tellWritten(ctx, row.user_id)
  const now = await ctx.db.selectFrom('loops').select(['id', 'version']).where('id', '=', row.id).executeTakeFirst()
  return { data: { ...(now ?? notFound()), other_id } }
}

/** Concluded loops split, moved, merged and copied. */
export const reshapeApi = [
  handle(reshapeCalls.split, async (ctx, input) => settled(ctx, await splitLoop(ctx, input))),
  handle(reshapeCalls.move, async (ctx, input) => settled(ctx, await moveLoop(ctx, input))),
  handle(reshapeCalls.merge, async (ctx, input) => settled(ctx, await mergeLoops(ctx, input))),
  handle(reshapeCalls.neighbours, async (ctx, { id }) => ({ data: await neighboursOf(ctx, id) })),
  handle(reshapeCalls.duplicate, async (ctx, { id, inicio, ajustes }) => {
    const { user_id, atomo_id, tipo, descricao, segundos } = await concludedLoop(ctx, id)
    const fim = new Date(Date.parse(inicio) + segundos * 1000)
    // The end follows from the start, which is the field that the person typed.
    if (fim > ctx.now) return refuse('loopHand.endInFuture', { fields: { inicio: 'loopHand.endInFuture' } })
    const made = await writeByHand(ctx, { user_id, atomo_id, tipo, descricao, ajustes, inicio, fim })
    await notifyOthers(ctx, [
      {
        user_id,
        word: 'notification.loopWritten',
        params: { name: ctx.user.nome, atom: made.atom },
        quote: { text: ajustes, html: escaped(ajustes) },
        link: pathTo('loopShow', { id: made.id }),
      },
    ])
    tellWritten(ctx, user_id)
    ctx.status(201)
    return { data: { id: made.id, version: 1, other_id: id } }
  }),
]
