import { signedInRoles } from '#contract/access/roles.ts'
import { THING_CHANGED } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'
import type { Live } from '#server/kit/live/live.ts'

/** Makes pages that show messages reload; the event names none. */
export const tellOf = (live: Live): void => {
  for (const role of signedInRoles) live.tell(`role:${role}`, THING_CHANGED, { thing: 'message' })
}

/** The same after the commit of a call. */
export const tellReaders = (ctx: Context): void => ctx.after(() => tellOf(ctx.services.live))

/** Makes the pages of people who see what became of a message reload, and the person's own. */
export const tellSenders = (ctx: Context): void =>
  ctx.after(() => {
    for (const role of new Set([1, ctx.user.role] as const))
      ctx.services.live.tell(`role:${role}`, THING_CHANGED, { thing: 'message' })
  })
