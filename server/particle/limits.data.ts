import { sql } from 'kysely'
import type { ParticleLimit } from '#contract/particle/page.ts'
import type { Context } from '#server/kit/context.ts'
import { limitsOf, ventureReached } from '#server/particle/board.data.ts'
import { particlesChanged } from '#server/particle/live.data.ts'

/** Says how many cards columns hold; two who change different ones lose nothing of each other. */
export const setLimits = async (
  venture_id: number | null,
  wanted: readonly ParticleLimit[],
  ctx: Context,
): Promise<ParticleLimit[]> => {
  if (venture_id !== null) await ventureReached(venture_id, ctx)
  const before = await limitsOf(venture_id, ctx)
  for (const { status, wip_limit } of wanted)
    await (
      wip_limit === null
        ? sql`delete from particle_limits where venture_id is not distinct from ${venture_id}::int and status = ${status}`
        : sql`insert into particle_limits (venture_id, status, wip_limit) values (${venture_id}::int, ${status}, ${wip_limit})
          on conflict (venture_id, status) do update set wip_limit = excluded.wip_limit`
    ).execute(ctx.db)
  const limits = await limitsOf(venture_id, ctx)
  await ctx.audit({
    event: 'particle.limited',
    ...(venture_id !== null && { thing: 'projeto' as const, thing_id: venture_id }),
    detail: { before: { limits: before }, after: { limits } },
  })
  particlesChanged(ctx)
  return limits
}
