import { roles, type SignedInRole } from '#contract/access/roles.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'
import { notifyOthers, stillToRead } from '#server/notification/notification.data.ts'

/** Help article about the roles. */
const HELP = `${pathTo('help')}?artigo=papeis`

/** Notification for people who edit permissions. */
const forEditors = (ctx: Context, changed: readonly SignedInRole[], count: number): Omit<Note, 'user_id'> => {
  const [role] = changed
  const name = ctx.user.c_name
  if (role === undefined || changed.length > 1)
    return { word: 'notification.permissionReset', params: { name }, link: pathTo('permissionRoles') }
  return {
    word: 'notification.permissionRole',
    params: { name, count, role_pt: roles[role].pt, role_en: roles[role].en },
    link: pathTo('permissionRoleEdit', { role }),
  }
}

/** Notifies the other editors of every change, and people of the changed roles once until they have read it. */
export const noteChanges = async (ctx: Context, changed: readonly SignedInRole[], count: number): Promise<void> => {
  const editors = [...(ctx.grants.get('permission.edit') ?? [])]
  const people = await ctx.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', [...editors, ...changed])
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const edits = (role: number) => editors.some((it) => it === role)
  const others = people.filter((it) => !edits(it.role)).map((it) => it.id)
  const knows = await stillToRead(ctx.db, 'notification.permissionMine', others)
  const note = forEditors(ctx, changed, count)
  await notifyOthers(ctx, [
    ...people.filter((it) => edits(it.role)).map(({ id: user_id }) => ({ user_id, ...note })),
    ...others
      .filter((user_id) => !knows.has(user_id))
      .map((user_id) => ({ user_id, word: 'notification.permissionMine' as const, link: HELP })),
  ])
}
