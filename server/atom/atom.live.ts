import type { Context } from '#server/kit/context.ts'

/** Pages that show atoms read again, and the home of everybody who has the atom counts anew. */
export const changed = (ctx: Context, people: readonly number[]): void => {
  ctx.changed('atom')
  ctx.after(() => {
    for (const id of new Set([...people, ctx.user.id])) ctx.services.live.tell(`user:${id}`, 'atom.changed')
  })
}
