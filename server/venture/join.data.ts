import { sql } from 'kysely'
import type { NewMember } from '#contract/team/team.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { activePeople, choosable, type LookupSource } from '#server/kit/list/lookup.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'

/** People who may join a team. */
export const joiners: LookupSource = {
  ...activePeople(),
  gone: sql`(t.status <> 1 or t.deleted_at is not null or t.mail_verified_at is null)`,
}

const refused = (at: number, word: WordKey) =>
  refuse('common.invalid', { status: 422, fields: { [`team.${at}.user_id`]: word } })

/** Refuses a team for a new venture whose writer may make none, or in which somebody cannot join or stands twice. */
export const checkTeam = async (team: readonly NewMember[], ctx: Context): Promise<void> => {
  if (team.length === 0) return
  if (!ctx.may('team.create')) return forbidden()
  const ids = team.map((it) => it.user_id)
  const found = await choosable(joiners, ids, ctx)
  for (const [at, id] of ids.entries()) {
    if (!found.has(id)) refused(at, 'team.cannotJoin')
    if (ids.indexOf(id) < at) refused(at, 'team.already')
  }
}

/** Puts checked people on the team of a new venture. */
export const joinAll = async (venture_id: number, team: readonly NewMember[], ctx: Context): Promise<void> => {
  if (team.length === 0) return
  await ctx.db
    .insertInto('venture_members')
    .values(team.map((it) => ({ venture_id, ...it, joined_at: ctx.now })))
    .execute()
  await ctx.audit(
    team.map(({ user_id, ...after }) => ({
      event: 'team.joined' as const,
      thing: 'user',
      thing_id: user_id,
      detail: { venture_id, after },
    })),
  )
}
