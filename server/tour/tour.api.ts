import { tourCalls } from '#contract/tour/tour.calls.ts'
import { tourVersions } from '#contract/tour/tour.rules.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { offersTo, progressOf, saveProgress, setOffers } from '#server/tour/tour.data.ts'

export const tourApi = [
  handle(tourCalls.list, async (ctx) => ({
    data: await progressOf(ctx.db, ctx.user.id),
    offers: await offersTo(ctx.db, ctx.user.id),
  })),

  handle(tourCalls.offer, async (ctx, { offers }) => {
    const { id } = ctx.user
    await setOffers(ctx.db, { user_id: id, offers, at: ctx.now })
    ctx.after(() => ctx.services.live.tell(`user:${id}`, 'tour.changed'))
    return { offers }
  }),

  handle(tourCalls.save, async (ctx, input) => {
    if (input.version > tourVersions[input.tour])
      return refuse('common.invalid', { status: 422, fields: { version: 'common.fieldInvalid' } })
    const { id } = ctx.user
    const data = await saveProgress(ctx.db, { ...input, user_id: id, at: ctx.now })
    ctx.after(() => ctx.services.live.tell(`user:${id}`, 'tour.changed'))
    return { data }
  }),
]
