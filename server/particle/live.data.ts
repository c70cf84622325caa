import { can } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { THING_CHANGED } from '#contract/kit/list/trait.ts'
import { PARTICLE_MOVED, type ParticleMoved } from '#contract/particle/page.ts'
import type { Context } from '#server/kit/context.ts'

const tell = (ctx: Context, event: string, data: Readonly<Record<string, unknown>>): void =>
  ctx.after(() => {
    for (const role of signedInRoles)
      if (can(ctx.grants, role, 'particle.open')) ctx.services.live.tell(`role:${role}`, event, { ...data })
  })

/** Pages that show particles read again. */
export const particlesChanged = (ctx: Context): void => tell(ctx, THING_CHANGED, { thing: 'particle' })

/** Boards carry a move out without being read. */
export const particleMoved = (move: ParticleMoved, ctx: Context): void => tell(ctx, PARTICLE_MOVED, { ...move })
