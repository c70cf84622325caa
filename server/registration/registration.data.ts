import { sql } from 'kysely'
import { z } from 'zod'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
import type { PersonDetails } from '#contract/person/details.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { registrationSteps } from '#contract/registration/registration.steps.ts'
import {
  CONFIRM_HOURS,
  registrationList,
  type RegistrationDetail,
  type RegistrationRow,
} from '#contract/registration/registration.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'
import { sameClientsOf, sameDocumentsOf } from '#server/registration/sameDocument.data.ts'

const state = registrationStates.of

/** Job for a new registration: the time of the answer must reveal nothing. */
export const registrationSent = {
  name: 'registration.sent',
  payload: z.object({ id: z.number().int(), request_id: z.string() }),
} satisfies Sendable

/** Job for a repeated link. */
export const registrationAsked = {
  name: 'registration.asked',
  payload: z.object({ email: z.string() }),
} satisfies Sendable

/** Registrations with an account: those that no job has looked at yet are in no list. */
export const registrationSource: ListSource<RegistrationRow, keyof typeof registrationList.filters> = {
  table: 'registrations',
  scope: () => sql`t.user_id is not null`,
  select: {
    ...own('id', 'email', 'kind', 'state', 'created_at', 'verified_at', 'decided_at'),
    nome: sql`trim(t.nome || ' ' || t.last_name)`,
  },
  where: { ...own('state', 'kind'), period: sql`t.created_at` },
  steps: { steps: registrationSteps, lasting: true },
}

/** A registration with all answers. */
export const registrationOf = async (id: number, ctx: Context): Promise<RegistrationDetail> => {
  const row = (await rowOf({ list: registrationList, source: registrationSource }, id, ctx)) ?? notFound()
  const { nome, last_name, answers, ...more } = await ctx.db
    .selectFrom('registrations as t')
    .select(['t.version', 't.nome', 't.last_name', 't.answers', 't.reason', 't.role'])
    .select([
      sql<number>`t.user_id`.as('user_id'),
      sql<RecordRef | null>`${person(sql`t.decided_by`).value}`.as('decided_by'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    ...more,
    answers: { ...answers, nome, last_name },
    same_document: await sameDocumentsOf(ctx.db, answers, more.user_id),
    same_client: ctx.may('client.open') ? await sameClientsOf(ctx.db, answers) : [],
  }
}

export interface TimedCode {
  readonly code: string
  readonly expires_at: Date
}

/** Gives a registration a new code, so that an older mail opens nothing any more. */
export const renewCode = async (db: Db, id: number, life: { now: Date; hours: number }): Promise<TimedCode> => {
  const code = newCode()
  const expires_at = new Date(life.now.getTime() + life.hours * HOUR_MS)
  await db
    .updateTable('registrations')
    .set({ hash: hashOfCode(code), hash_expires_at: expires_at })
    .where('id', '=', id)
    .execute()
  return { code, expires_at }
}

interface ByCode {
  readonly code: string
  /** State that its mail is about. */
  readonly wanted: number
  readonly now: Date
}

/**
 * Whoever had their status set by hand meanwhile is past their mails: the code of an old one must not change what stands
 * of somebody active.
 */
const byCode = (db: Db, { code, wanted, now }: ByCode) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('hash', '=', hashOfCode(code))
    .where('state', '=', wanted)
    .where('hash_expires_at', '>', now.toISOString())
    .where((on) =>
      on.exists(
        on
          .selectFrom('users as u')
          .select('u.id')
          .whereRef('u.id', '=', 'registrations.user_id')
          .where('u.status', '=', wanted === state.email ? userStatus.pending : userStatus.review)
          .where('u.deleted_at', 'is', null),
      ),
    )

/** Registration of a valid code. */
export const findByCode = (db: Db, of: ByCode) => byCode(db, of).executeTakeFirst()

/** Same, locked until the end of the transaction. */
export const lockByCode = (db: Db, of: ByCode) => byCode(db, of).forUpdate().executeTakeFirst()

/** Writes all details of a person. */
export const writeDetails = async (db: Db, user_id: number, details: PersonDetails): Promise<void> => {
  await db
    .insertInto('person_details')
    .values({ user_id, ...details })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet((set) => ({ ...details, version: set('person_details.version', '+', 1) })),
    )
    .execute()
}

/**
 * Ends the draft that was gone on with, once its answers stand elsewhere. Under another e-mail it stays: a mistyped one must
 * not take the only copy.
 */
export const dropDraft = async (db: Db, { code, email }: { code: string | undefined; email: string }) => {
  if (!code) return
  await db
    .deleteFrom('registration_drafts')
    .where('hash', '=', hashOfCode(code))
    .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/**
 * Confirms the e-mail of a registration by its code: the account takes on name, password and answers of the very one whose
 * mail was opened, and others of the same e-mail that still wait are forgotten. Undefined for a code that is not good.
 */
export const confirmRegistration = async (db: Db, code: string, now: Date) => {
  const found = await lockByCode(db, { code, wanted: state.email, now })
  if (!found || found.user_id === null || found.password_hash === null) return undefined
  const { id, user_id, email, nome, last_name, kind, answers, locale, password_hash } = found
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((on) => ({
      nome,
      last_name,
      password_hash,
      locale,
      status: userStatus.review,
      mail_verified_at: now,
      version: on('version', '+', 1),
    }))
    .where('id', '=', user_id)
    .where('status', '=', userStatus.pending)
    .where('deleted_at', 'is', null)
    .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await writeDetails(db, user_id, answers)
  await db
    .updateTable('registrations')
    .set((on) => ({
      state: state.review,
      verified_at: now,
      password_hash: null,
      hash: null,
      hash_expires_at: null,
      version: on('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('registrations').where('user_id', '=', user_id).where('state', '=', state.email).execute()
  // The reader of the mail owns the e-mail and has finished, so drafts with it are deleted.
  await sql`delete from registration_drafts where lower(email) = lower(${email})`.execute(db)
  return { id, user_id, kind, locale, name: `${nome} ${last_name}`, ip: found.ip, user_agent: found.user_agent }
}

/** Newest open registration of an e-mail, whose link may be sent again. */
export const openRegistration = (db: Db, email: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'nome', 'kind', 'state', 'reason', 'locale', 'email'])
    .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('user_id', 'is not', null)
    .where('state', 'in', [state.email, state.correction])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const confirmLife = (now: Date) => ({ now, hours: CONFIRM_HOURS })
