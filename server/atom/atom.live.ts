import { can } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { THING_CHANGED } from '#contract/kit/list/trait.ts'
import type { Context } from '#server/kit/context.ts'

/** Pages that show atoms read again, and the home of everybody who has the atom counts anew. */
export const changed = (ctx: Context, people: readonly number[]): void =>
  ctx.after(() => {
    for (const role of signedInRoles)
      if (can(ctx.grants, role, 'atom.read')) ctx.services.live.tell(`role:${role}`, THING_CHANGED, { thing: 'atom' })
    for (const id of new Set([...people, ctx.user.id])) ctx.services.live.tell(`user:${id}`, 'atom.count')
  })
