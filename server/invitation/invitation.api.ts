import { invitationCalls, invitationList, invitationPickers } from '#contract/invitation/invitation.ts'
import {
  invitationOf,
  invitationSource,
  invite,
  resend,
  revoke,
  types,
  ventures,
} from '#server/invitation/invitation.data.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
import { forbidden, notFound } from '#server/kit/refuse.ts'

export const invitationApi = [
  lookupHandler(invitationPickers.types, types),
  lookupHandler(invitationPickers.ventures, ventures),
  ...listHandlers(invitationList, invitationSource),

  handle(invitationCalls.create, async (ctx, input) => {
    const [{ id, link } = notFound()] = await invite([input], { ctx })
    ctx.status(201)
    return { data: await invitationOf(id, ctx), link }
  }),

  handle(invitationCalls.resend, async (ctx, { id }) => {
    if (!ctx.may('invitation.create')) return forbidden()
    const { link } = await resend(id, ctx)
    return { data: await invitationOf(id, ctx), link }
  }),

  handle(invitationCalls.revoke, async (ctx, { id }) => {
    await revoke(id, ctx)
    return { data: await invitationOf(id, ctx) }
  }),
]
