import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { PASSKEYS_MOST, type Passkey } from '#contract/passkey/passkey.ts'
import { cameIn, comeIn } from '#server/auth/arrival/comeIn.data.ts'
import { attempt, frameOf } from '#server/auth/attempt.data.ts'
import { askOthers, factorOn, settleFactor } from '#server/auth/factor.data.ts'
import { keepChallenge, takeChallenge } from '#server/auth/passkey/challenge.data.ts'
import { checkPasskey, partyOf, passkeysOf, usePasskey } from '#server/auth/passkey/passkey.data.ts'
import { newRecovery } from '#server/auth/recovery.data.ts'
import { registrationOf } from '#server/auth/registration.data.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { takeBack, addressPatience } from '#server/kit/session/attempts.ts'
import {
  authenticationOptions,
  checkRegistration,
  registrationOptions,
  relyingParty,
  type NewCredential,
} from '#server/kit/session/webauthn.ts'

type Row = Awaited<ReturnType<typeof passkeysOf>>[number]
const shown = ({ credential: _credential, ...row }: Row): Passkey => row

const ownPasskey = async (ctx: Context, id: number): Promise<Row> =>
  (await passkeysOf(ctx.db, ctx.user.id)).find((it) => it.id === id) ?? notFound()

/** Audits a change of the own passkeys and mails the person. */
const record = async (ctx: Context, db: Db, what: 'passkeyAdded' | 'passkeyRemoved'): Promise<void> => {
  await writeAudit(db, { event: `auth.${what}`, thing: 'user', thing_id: ctx.user.id }, frameOf(ctx))
  await mailSecurity(ctx, db, what)
  ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'profile.changed'))
}

/** Keeps a new passkey under its person's lock; recovery codes come with the first second factor. */
const keep = async (ctx: Context, db: Db, made: NewCredential & { name: string }) => {
  const { id } = ctx.user
  const { two_factor } = await db
    .selectFrom('users')
    .select('two_factor')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if ((await passkeysOf(db, id)).length >= PASSKEYS_MOST)
    return refuse('passkey.tooMany', { status: 409, params: { count: PASSKEYS_MOST } })
  const kept = await db
    .insertInto('passkeys')
    .values({ ...made, user_id: id, created_at: ctx.now })
    .onConflict((on) => on.column('credential').doNothing())
    .returning(['id', 'name', 'synced', 'created_at', 'used_at', 'suspect_at'])
    .executeTakeFirst()
  if (!kept) return refuse('passkey.known', { status: 409 })
  await settleFactor(db, id)
  await record(ctx, db, 'passkeyAdded')
  if (two_factor === true) return { passkey: kept, codes: null }
  await askOthers(db, ctx.user, ctx.now)
  return { passkey: kept, codes: await newRecovery(db, id, ctx.now) }
}

export const passkeyApi = [
  handle(passkeyCalls.list, async (ctx) => {
    const domain = relyingParty(ctx.services.config.PUBLIC_URL)?.id ?? null
    return { data: { domain, items: (await passkeysOf(ctx.db, ctx.user.id)).map(shown) } }
  }),

  handle(
    passkeyCalls.begin,
    async (ctx) => {
      const organisation = (await organisationName(ctx.db)) ?? 'Nucleo'
      const known = (await passkeysOf(ctx.db, ctx.user.id)).map((it) => it.credential)
      const options = await registrationOptions({ party: partyOf(ctx), organisation, user: ctx.user, known })
      const { session_id } = ctx.user
      await keepChallenge(ctx.db, { challenge: options.challenge, purpose: 'add', session_id }, ctx.now)
      return { data: { ...options } }
    },
    { transaction: false },
  ),

  handle(
    passkeyCalls.add,
    async (ctx, { name, response }) => {
      const bound = { session_id: ctx.user.session_id }
      const made = await checkRegistration({
        party: partyOf(ctx),
        answer: response,
        takeChallenge: (challenge) => takeChallenge(ctx.db, { challenge, purpose: 'add', bound }, ctx.now),
      })
      if (!made) return refuse('passkey.wrong', { status: 422, fields: { response: 'passkey.wrong' } })
      return { data: await ctx.transaction((db) => keep(ctx, db, { ...made, name })) }
    },
    { transaction: false },
  ),

  handle(passkeyCalls.rename, async (ctx, { id, name }) => {
    const before = await ownPasskey(ctx, id)
    if (before.name === name) return { data: shown(before) }
    await ctx.db.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
    const detail = { before: { name: before.name }, after: { name } }
    await ctx.audit({ event: 'auth.passkeyRenamed', thing: 'user', thing_id: ctx.user.id, detail })
    return { data: shown(await ownPasskey(ctx, id)) }
  }),

  handle(passkeyCalls.remove, async (ctx, { id }) => {
    // The person before the passkey, as where one is added: of two removals the second sees what is left.
    await ctx.db.selectFrom('users').select('id').where('id', '=', ctx.user.id).forUpdate().execute()
    await ownPasskey(ctx, id)
    await ctx.db.deleteFrom('passkeys').where('id', '=', id).execute()
    await settleFactor(ctx.db, ctx.user.id)
    await record(ctx, ctx.db, 'passkeyRemoved')
    return { status: 'success' as const, message: ctx.say('passkey.removed') }
  }),

  handle(
    passkeyCalls.factorBegin,
    async (ctx) => {
      const usable = (await passkeysOf(ctx.db, ctx.user.id)).filter((it) => it.suspect_at === null)
      if (usable.length === 0 || !(await factorOn(ctx)).on) return refuse('passkey.none', { status: 409 })
      const options = await authenticationOptions(
        partyOf(ctx),
        usable.map((it) => it.credential),
      )
      const { session_id } = ctx.user
      await keepChallenge(ctx.db, { challenge: options.challenge, purpose: 'factor', session_id }, ctx.now)
      return { data: { ...options } }
    },
    { transaction: false },
  ),

  handle(
    passkeyCalls.signInBegin,
    async (ctx) => {
      const options = await authenticationOptions(partyOf(ctx))
      const asked = { challenge: options.challenge, purpose: 'signIn' as const, session_id: null }
      return { data: { attempt: await keepChallenge(ctx.db, asked, ctx.now), options: { ...options } } }
    },
    { transaction: false },
  ),

  handle(
    passkeyCalls.signIn,
    async (ctx, { attempt: named, response }) => {
      const address = { key: `address:${neighbourhood(ctx.request.ip)}`, patience: addressPatience }
      const taken = await attempt(ctx, [address])
      const checked = await checkPasskey(ctx, { answer: response, purpose: 'signIn', bound: { attempt: named } })
      const wrong = (): never => refuse('passkey.wrong', { status: 401 })
      if (!checked) return wrong()
      const token = await ctx.transaction(async (db) => {
        const person = await db
          .selectFrom('users')
          .select(['id', 'role', 'status', 'nome', 'email', 'locale', 'zone'])
          .where('id', '=', checked.user_id)
          .where('deleted_at', 'is', null)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (!person) return undefined
        const unable = registrationOf(person)
        if (unable) return refuse(unable.key, { status: 403, extra: { registration: unable.registration } })
        if (!(await usePasskey(ctx, db, checked))) return undefined
        return comeIn(ctx, db, { person, by: 'passkeySignedIn' })
      })
      if (token === undefined) return wrong()
      for (const one of taken) await takeBack(ctx.db, one)
      return cameIn(ctx, token, true)
    },
    { transaction: false },
  ),
]
