import { TERMS_VERSION, termsCalls } from '#contract/terms/terms.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { lastAnswer, recordAnswer } from '#server/terms/terms.data.ts'

export const termsApi = [
  handle(termsCalls.myAnswer, async (ctx) => ({
    version: TERMS_VERSION,
    answer: (await lastAnswer(ctx.db, ctx.user.id)) ?? null,
  })),

  handle(termsCalls.answer, async (ctx, { version, accepted }) => {
    // A page that was open while the server was brought up to date has shown another text.
    if (version !== TERMS_VERSION)
      return refuse('terms.otherVersion', {
        status: 409,
        params: { version: TERMS_VERSION },
        extra: { version: TERMS_VERSION },
      })
    const { id } = ctx.user
    const before = await lastAnswer(ctx.db, id)
    // The same answer again (two tabs, a repeated call) adds nothing.
    if (before?.accepted === accepted) return { data: before }
    const { ip, userAgent } = ctx.request
    const data = await recordAnswer(ctx.db, { user_id: id, accepted, at: ctx.now, ip, user_agent: userAgent })
    await ctx.audit({ event: accepted ? 'terms.accepted' : 'terms.refused', thing: 'terms', thing_id: version })
    ctx.after(() => ctx.services.live.tell(`user:${id}`, 'terms.answered'))
    return { data }
  }),
]
