import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'

export const onlySelf = (ctx: Context, user_id: number): void => {
  if (user_id !== ctx.user.id) refuse('loop.onlyOwn', { status: 403 })
}

export const tellLoop = (ctx: Context): void =>
  ctx.after(() => {
    ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })

export const ok = (ctx: Context, key: WordKey) => ({ status: 'success' as const, message: ctx.say(key) })
