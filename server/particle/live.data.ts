import { can } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { PARTICLE_MOVED, type ParticleMoved } from '#contract/particle/page.ts'
import type { Context } from '#server/kit/context.ts'

/** Pages that show particles read again. */
export const particlesChanged = (ctx: Context): void => ctx.changed('particle')

/** Boards carry a move out without being read. */
export const particleMoved = (move: ParticleMoved, ctx: Context): void =>
  ctx.after(() => {
    for (const role of signedInRoles)
      if (can(ctx.grants, role, 'particle.open')) ctx.services.live.tell(`role:${role}`, PARTICLE_MOVED, { ...move })
  })
