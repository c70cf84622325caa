import { profileCalls } from '#contract/profile/profile.ts'
import { claimFile, dropFiles } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { choose } from '#server/notification/choices.data.ts'
import { describeProfile, isKnownZone } from '#server/profile/profile.data.ts'

/** Fields of a person as they were and as they are, where they differ. */
const changesOf = (before: Readonly<Record<string, unknown>>, given: Readonly<Record<string, unknown>>) => {
  const changed = Object.keys(given).filter((name) => given[name] !== undefined && given[name] !== before[name])
  const part = (of: Readonly<Record<string, unknown>>) => Object.fromEntries(changed.map((name) => [name, of[name]]))
  return changed.length === 0 ? undefined : { before: part(before), after: part(given) }
}

const checkZone = (zone: string | undefined): void => {
  if (zone !== undefined && !isKnownZone(zone))
    refuse('common.invalid', { status: 422, fields: { zone: 'profile.zoneUnknown' } })
}

/** The new photo becomes the person's; the old one goes. */
const exchangePhoto = async (
  ctx: Context,
  photo: { from: number | null; to: number | null | undefined },
): Promise<void> => {
  if (photo.to === undefined || photo.to === photo.from) return
  if (photo.to !== null)
    await claimFile(ctx, { id: photo.to, use: 'photo', thing: 'user', thing_id: ctx.user.id, field: 'foto' })
  if (photo.from !== null) await dropFiles(ctx, [photo.from])
}

export const profileApi = [
  handle(profileCalls.show, async (ctx) => ({ data: await describeProfile(ctx) })),

  handle(profileCalls.update, async (ctx, { version, ...given }) => {
    const before = await ctx.db
      .selectFrom('users')
      .select(['nome', 'last_name', 'locale', 'zone', 'foto', 'version'])
      .where('id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return notFound()
    if (before.version !== version) return stale(await describeProfile(ctx))
    if (given.zone !== before.zone) checkZone(given.zone)
    const detail = changesOf(before, given)
    if (detail) {
      await exchangePhoto(ctx, { from: before.foto, to: given.foto })
      await ctx.db
        .updateTable('users')
        .set({ ...detail.after, version: version + 1 })
        .where('id', '=', ctx.user.id)
        .execute()
      await ctx.audit({ event: 'user.profileEdited', thing: 'user', thing_id: ctx.user.id, detail })
      ctx.changed('looper')
      ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'profile.changed'))
    }
    return { data: await describeProfile(ctx) }
  }),

  handle(profileCalls.notify, async (ctx, input) => {
    await choose(ctx.db, ctx.user.id, input)
    return { data: input }
  }),
]
