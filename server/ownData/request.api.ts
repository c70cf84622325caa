import { ROLE } from '#contract/access/role.ts'
import { dataRequestCalls, dataRequestList } from '#contract/ownData/ownData.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { endAccess } from '#server/kit/session/ended.ts'
import { sayIn } from '#server/kit/words.ts'
import { looperThing } from '#server/looper/thing.data.ts'
import { keepAdmin, lockPerson } from '#server/looper/write.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { erasePerson } from '#server/ownData/erase.data.ts'
import { requestSource } from '#server/ownData/request.data.ts'

interface Decision {
  id: number
  act: 'erase' | 'deny'
  reason: string
}

/** The open request and its person, both locked; whoever comes second is told that it is decided. */
const lockRequest = async (id: number, ctx: Context) => {
  // The request first: after it was granted there is no person any more to tell whoever comes second that it was.
  const request = await ctx.db
    .selectFrom('erasures')
    .select(['protocol', 'user_id', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!request) return notFound()
  // Nobody decides about themself, and only role 1 about role 1.
  if (request.user_id === ctx.user.id) return refuse('ownData.ownRequest', { status: 403 })
  if (request.state !== 'open') return refuse('ownData.decided', { status: 409 })
  const people = await lockPerson(request.user_id, ctx)
  if (people.person.role === ROLE.admin && ctx.user.role !== ROLE.admin)
    return refuse('looper.adminRole', { status: 403 })
  return { people, request }
}

/** Takes the person's exports out of the store once they are gone for good. */
const dropExports = async (user_id: number, ctx: Context): Promise<void> => {
  const rows = await ctx.db.selectFrom('data_exports').select('key').where('user_id', '=', user_id).execute()
  ctx.after(async () => {
    for (const { key } of rows) if (key !== null) await ctx.services.files.store.remove(key)
  })
}

/** The last mail: it says what was done, and is posted after what knew the address has gone. */
const sayErased = async (to: { email: string; locale: 'pt' | 'en' | null }, protocol: string, ctx: Context) => {
  const locale = to.locale ?? (await organisationLocale(ctx.db))
  const say = sayIn(locale)
  const mail = composeMail({
    to: to.email,
    locale,
    kind: 'security',
    subject: say('ownData.doneSubject', { protocol }),
    intro: say('ownData.doneBody', { protocol }),
    footer: say('ownData.mailWhy'),
  })
  await ctx.services.mail.post(ctx.db, mail, ctx.now)
}

const erase = async (user_id: number, protocol: string, ctx: Context): Promise<void> => {
  const person = await ctx.db
    .selectFrom('users')
    .select(['id', 'nome', 'last_name', 'email', 'locale'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  await endAccess(user_id, ctx)
  await dropExports(user_id, ctx)
  await erasePerson(ctx.db, person, ctx.now)
  await sayErased(person, protocol, ctx)
  ctx.changed(looperThing.thing)
}

const decide = async ({ id, act, reason }: Decision, ctx: Context): Promise<void> => {
  const { people, request } = await lockRequest(id, ctx)
  const { user_id, protocol } = request
  if (act === 'erase') keepAdmin(people, { status: 3 })
  await ctx.db
    .updateTable('erasures')
    .set({
      state: act === 'erase' ? 'done' : 'denied',
      decided_at: ctx.now,
      decided_by: ctx.user.id,
      reason: reason || null,
    })
    .where('id', '=', id)
    .execute()
  if (act === 'erase') await erase(user_id, protocol, ctx)
  else {
    const note = {
      user_id,
      word: 'notification.erasureDenied' as const,
      params: { protocol, reason },
      link: pathTo('profile'),
    }
    await notifyOthers(ctx, [note])
  }
  const event = act === 'erase' ? 'ownData.erased' : 'ownData.eraseDenied'
  await ctx.audit({ event, thing: 'user', thing_id: user_id, detail: { protocol } })
}

export const dataRequestApi = [
  ...listHandlers(dataRequestList, requestSource),

  handle(dataRequestCalls.decide, async (ctx, { id, act, reason }) => {
    if (act === 'deny' && reason === '')
      return refuse('ownData.reasonNeeded', { status: 422, fields: { reason: 'ownData.reasonNeeded' } })
    await decide({ id, act, reason }, ctx)
    const said = act === 'erase' ? 'ownData.erased' : 'ownData.denied'
    return { status: 'success' as const, message: ctx.say(said) }
  }),
]
