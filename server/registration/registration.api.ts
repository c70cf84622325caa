import { userStatus } from '#contract/auth/userStatus.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import { personDetails, type PersonDetails } from '#contract/person/details.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { DRAFT_DAYS, missingOf, registrationList } from '#contract/registration/registration.ts'
import type { WordKey } from '#contract/words.ts'
import { attempt, guarded } from '#server/auth/attempt.data.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Anyone } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { refuse } from '#server/kit/refuse.ts'
import { addressPatience, askingPatience } from '#server/kit/session/attempts.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'
import { checkBirthday } from '#server/person/person.data.ts'
import { registrationStepHandlers } from '#server/registration/decide.data.ts'
import { draftMail } from '#server/registration/mails.data.ts'
import { tellDeciders } from '#server/registration/notes.data.ts'
import {
  confirmRegistration,
  dropDraft,
  findByCode,
  lockByCode,
  registrationAsked,
  registrationOf,
  registrationSent,
  registrationSource,
  writeDetails,
} from '#server/registration/registration.data.ts'
import { recordAnswer } from '#server/terms/terms.data.ts'

/** Never stored, should a page send them. */
const secrets: readonly string[] = ['password', 'again', 'draft']

const invalid = (): never => refuse('registration.invalid', { status: 409 })

/** Counts requests that fill somebody's mailbox by e-mail and by address, the same for every e-mail. */
const countAsked = (ctx: Anyone, email: string) => {
  const place = neighbourhood(ctx.request.ip)
  const limits = [
    { key: `registered-pair:${place} ${email.toLowerCase()}`, patience: askingPatience },
    { key: `registered-address:${place}`, patience: addressPatience },
    { key: `registered:${email.toLowerCase()}`, patience: askingPatience },
  ]
  return attempt(ctx, limits, 'registration.locked')
}

const codes = { key: 'registered-code', word: 'registration.locked' } as const
const withCode = async <T>(ctx: Anyone, find: () => Promise<T | undefined>): Promise<T> =>
  (await guarded(ctx, codes, find)) ?? invalid()

const checkAnswers = (kind: number, answers: PersonDetails, now: Date): void => {
  checkBirthday(answers.birthday, todayIn(now))
  const missing = missingOf(kind, answers)
  if (missing.length === 0) return
  const word: WordKey = 'common.fieldRequired'
  const fields = Object.fromEntries(missing.map((name) => [name, word]))
  refuse('common.invalid', { status: 422, fields })
}

export const registrationApi = [
  handle(
    registrationCalls.register,
    async (ctx, { kind, email, password, locale = ctx.locale, nome, last_name, draft, ...sent }) => {
      const answers = personDetails.parse(sent)
      checkAnswers(kind, answers, ctx.now)
      await countAsked(ctx, email)
      const password_hash = await ctx.services.passwords.hash(password)
      const { ip, userAgent, id: request_id } = ctx.request
      // A job looks up e-mail and documents later, so that the answer takes the same time for all.
      await ctx.transaction(async (db) => {
        const { id } = await db
          .insertInto('registrations')
          .values({
            kind,
            email,
            nome,
            last_name,
            locale,
            password_hash,
            ip,
            answers: JSON.stringify(answers),
            user_agent: userAgent.slice(0, 300),
            created_at: ctx.now,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await dropDraft(db, { code: draft, email })
        await ctx.services.queue.send(db, registrationSent, { id, request_id })
      })
      const word = (await ctx.services.mail.sends(ctx.db)) ? 'registration.sent' : 'registration.sentNoMail'
      return { status: 'success' as const, message: ctx.say(word) }
    },
    // The counts must stay when the request is refused, and hashing takes a while.
    { transaction: false },
  ),

  handle(
    registrationCalls.resend,
    async (ctx, { email }) => {
      await countAsked(ctx, email)
      await ctx.services.queue.send(ctx.db, registrationAsked, { email })
      const word = (await ctx.services.mail.sends(ctx.db)) ? 'registration.resent' : 'registration.resentNoMail'
      return { status: 'success' as const, message: ctx.say(word) }
    },
    { transaction: false },
  ),

  handle(
    registrationCalls.saveDraft,
    async (ctx, { email, kind, answers, draft }) => {
      await countAsked(ctx, email)
      const code = newCode()
      const expires_at = new Date(ctx.now.getTime() + DRAFT_DAYS * DAY_MS)
      const kept = Object.fromEntries(Object.entries(answers).filter(([name]) => !secrets.includes(name)))
      await ctx.transaction(async (db) => {
        await dropDraft(db, { code: draft, email })
        await db
          .insertInto('registration_drafts')
          .values({
            email,
            kind,
            hash: hashOfCode(code),
            answers: JSON.stringify(kept),
            expires_at,
          })
          .execute()
        const to = { to: email, locale: ctx.locale, config: ctx.services.config }
        await ctx.services.mail.post(db, draftMail(to, { kind, code, expires_at }), ctx.now)
      })
      return { status: 'success' as const, message: ctx.say('registration.laterSaved') }
    },
    { transaction: false },
  ),

  handle(
    registrationCalls.resume,
    async (ctx, { code }) => ({
      data: await withCode(ctx, () =>
        ctx.db
          .selectFrom('registration_drafts')
          .select(['kind', 'email', 'answers'])
          .where('hash', '=', hashOfCode(code))
          .where('expires_at', '>', ctx.now.toISOString())
          .executeTakeFirst(),
      ),
    }),
    { transaction: false },
  ),

  handle(
    registrationCalls.confirm,
    async (ctx, { code }) => {
      const confirmed = await withCode(ctx, () =>
        ctx.transaction(async (db) => {
          const done = await confirmRegistration(db, code, ctx.now)
          if (!done) return undefined
          const { id, user_id, name, ip, user_agent } = done
          // The terms were accepted with the registration; only now there is an account to record it for.
          await recordAnswer(db, { user_id, accepted: true, at: ctx.now, ip, user_agent })
          await tellDeciders(db, { ctx, id, name })
          const entry = { event: 'registration.confirmed', thing: 'registration', thing_id: id }
          const { id: request_id } = ctx.request
          await writeAudit(db, entry, { at: ctx.now, actor_id: user_id, request_id, ip: ctx.request.ip })
          return done
        }),
      )
      return { status: 'success' as const, message: ctx.say('registration.confirmed'), data: { kind: confirmed.kind } }
    },
    { transaction: false },
  ),

  handle(
    registrationCalls.readCorrection,
    async (ctx, { code }) => {
      const wanted = registrationStates.of.correction
      const found = await withCode(ctx, () => findByCode(ctx.db, { code, wanted, now: ctx.now }))
      const { kind, reason, answers, nome, last_name } = found
      return { data: { kind, reason: reason ?? '', answers: { ...answers, nome, last_name } } }
    },
    { transaction: false },
  ),

  handle(
    registrationCalls.correct,
    async (ctx, { code, nome, last_name, ...answers }) => {
      const wanted = registrationStates.of.correction
      const { kind } = await withCode(ctx, () => findByCode(ctx.db, { code, wanted, now: ctx.now }))
      checkAnswers(kind, answers, ctx.now)
      await ctx.transaction(async (db) => {
        const found = (await lockByCode(db, { code, wanted, now: ctx.now })) ?? invalid()
        const { id, user_id } = found
        if (user_id === null) return invalid()
        await db
          .updateTable('registrations')
          .set({ nome, last_name, answers: JSON.stringify(answers), state: registrationStates.of.review })
          .set({ hash: null, hash_expires_at: null, version: found.version + 1 })
          .where('id', '=', id)
          .execute()
        const { numUpdatedRows } = await db
          .updateTable('users')
          .set((on) => ({ nome, last_name, version: on('version', '+', 1) }))
          .where('id', '=', user_id)
          .where('status', '=', userStatus.review)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return invalid()
        await writeDetails(db, user_id, answers)
        await tellDeciders(db, { ctx, id, name: `${nome} ${last_name}` })
        const entry = { event: 'registration.corrected', thing: 'registration', thing_id: id }
        const { id: request_id, ip } = ctx.request
        await writeAudit(db, entry, { at: ctx.now, actor_id: user_id, request_id, ip })
      })
      return { status: 'success' as const, message: ctx.say('registration.corrected') }
    },
    { transaction: false },
  ),

  ...listHandlers(registrationList, registrationSource, {}),

  handle(registrationCalls.show, async (ctx, { id }) => {
    const data = await registrationOf(id, ctx)
    await ctx.audit({ event: 'registration.read', thing: 'registration', thing_id: id })
    return { data }
  }),

  ...registrationStepHandlers,
]
