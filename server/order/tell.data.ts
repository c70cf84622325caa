import type { Context } from '#server/kit/context.ts'

/** Pages that show an order, or the loops of its person, read them again. */
export const tellOrder = (ctx: Context, { user_id }: { readonly user_id: number }): void =>
  ctx.after(() => {
    ctx.services.live.tell(`user:${user_id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })
