import { watchCalls } from '#contract/things/watch.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { tellHanging } from '#server/kit/list/things.ts'
import { namesOf, whichOf } from '#server/things/comment.data.ts'
import {
  opened,
  openedToWrite,
  readersAmong,
  type Opened,
  type Things,
  type Which,
} from '#server/things/record.data.ts'
import { setWatching, watchersOf } from '#server/things/watch.data.ts'

const trait = 'watchers'

const shown = async (at: Opened, ctx: Context) => {
  const all = await watchersOf(ctx.db, whichOf(at))
  const reading = new Set(await readersAmong(at, all, ctx))
  const names = await namesOf(ctx.db, all)
  return {
    watching: all.includes(ctx.user.id),
    data: all.filter((it) => reading.has(it)).map((id) => ({ id, nome: names.get(id) ?? '' })),
  }
}

/** Calls of watchers, for all things that can be watched. A person who may open a record may watch it. */
export const watchApi = (things: Things): readonly Handler[] => {
  const set = async ({ thing, id }: Which, { ctx, watching }: { ctx: Context; watching: boolean }) => {
    const at = await openedToWrite(things, { thing, id, trait }, ctx)
    if ((await watchersOf(ctx.db, { thing, id })).includes(ctx.user.id) !== watching) {
      await setWatching(ctx, { thing, id }, watching)
      const event = watching ? 'watch.started' : 'watch.ended'
      await ctx.audit({ event, thing, thing_id: id })
      tellHanging(at.of, 'watchers', ctx)
    }
    return shown(at, ctx)
  }
  return [
    handle(watchCalls.list, async (ctx, which) => shown(await opened(things, { ...which, trait }, ctx), ctx)),
    handle(watchCalls.watch, (ctx, which) => set(which, { ctx, watching: true })),
    handle(watchCalls.unwatch, (ctx, which) => set(which, { ctx, watching: false })),
  ]
}
