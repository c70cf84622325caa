import { portalCalls } from '#contract/portal/portal.calls.ts'
import { handle } from '#server/kit/handle.ts'
import { portalVentures } from '#server/portal/portal.data.ts'

export const portalApi = [handle(portalCalls.show, (ctx, { id }) => portalVentures(id, ctx))]
