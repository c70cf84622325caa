import { sql } from 'kysely'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { Locale } from '#contract/kit/words.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { CORRECTION_DAYS } from '#contract/registration/registration.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Services } from '#server/kit/context.ts'
import { job } from '#server/kit/jobs/job.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { organisationLocale, organisationName } from '#server/kit/organisation.ts'
import { correcting, knownParts, type Account } from '#server/registration/known.data.ts'
import { confirmMail, correctionMail } from '#server/registration/mails.data.ts'
import {
  confirmLife,
  openRegistration,
  registrationAsked,
  registrationSent,
  renewCode,
} from '#server/registration/registration.data.ts'
import { holdersOf } from '#server/registration/sameDocument.data.ts'

const ownerOf = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'nome', 'email', 'locale', 'status', 'role', 'deleted_at'])
    .select(correcting('users.id').as('correcting'))
    .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

/** True for an account that a registration made and nobody has confirmed: several may wait for one e-mail. */
const isUnconfirmed = async (db: Db, owner: { id: number; status: number }): Promise<boolean> => {
  if (owner.status !== userStatus.pending) return false
  const row = await db
    .selectFrom('registrations')
    .select('id')
    .where('user_id', '=', owner.id)
    .where('state', '=', registrationStates.of.email)
    .executeTakeFirst()
  return row !== undefined
}

interface Owner extends Account {
  readonly email: string
  readonly nome: string
  readonly locale: Locale | null
}

/** Mail to the owner of an e-mail or a document: the state of their own account. */
const ownersMail = async (
  db: Db,
  owner: Owner,
  { ip, config }: { ip: string; config: Config },
): Promise<MailMessage> => {
  const to = {
    to: owner.email,
    // Never in the language of the registration, whose author may be a stranger.
    locale: owner.locale ?? (await organisationLocale(db)),
    organisation: (await organisationName(db)) ?? 'Nucleo',
    config,
  }
  const happened = { key: 'known.byRegistration', params: { name: owner.nome, ip } } as const
  return composeMail({ ...knownParts(owner, to, happened), kind: 'registration' })
}

const KNOWN_A_DAY = 3
const DAY_MS = 24 * 3600 * 1000

/**
 * Tells the owner of an e-mail or a document that somebody registers with it, three times a day at most: each registration names an
 * e-mail of its own, so that whoever knows a CPF could else fill a mailbox from one place and many.
 */
const tellOwner = async (db: Db, services: Services, mail: MailMessage): Promise<void> => {
  const now = services.now()
  const sentToday = await db
    .selectFrom('mails')
    .select('code')
    .where('to_address', '=', mail.to)
    .where('subject', '=', mail.subject)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .limit(KNOWN_A_DAY)
    .execute()
  if (sentToday.length < KNOWN_A_DAY) await services.mail.post(db, mail, now)
}

/**
 * Looks whose e-mail a registration has come with. A new one gets its account, pending, and the mail that confirms it. Where
 * somebody has it already, that somebody is told and the registration is forgotten; the owner of the same document is told too.
 */
export const lookAtRegistration = job({
  ...registrationSent,
  run: ({ db, services }, { id, request_id }) =>
    db.transaction().execute(async (tx) => {
      const now = services.now()
      const sent = await tx
        .selectFrom('registrations')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!sent || sent.password_hash === null) return
      const { email, nome, last_name, locale, ip, answers } = sent
      // The later of two registrations with one e-mail sees what the first has created.
      await sql`select pg_advisory_xact_lock(hashtext('registration'), hashtext(${email.toLowerCase()}))`.execute(tx)
      const owner = await ownerOf(tx, email)
      const tell = async (to: Owner) =>
        tellOwner(tx, services, await ownersMail(tx, to, { ip, config: services.config }))
      if (owner && !(await isUnconfirmed(tx, owner))) {
        if (owner.deleted_at === null) await tell(owner)
        await tx.deleteFrom('registrations').where('id', '=', id).execute()
        return
      }
      const user_id =
        owner?.id ??
        (
          await tx
            .insertInto('users')
            .values({
              role: 0,
              status: 0,
              nome,
              last_name,
              email,
              locale,
              password_hash: sent.password_hash,
              created_at: now,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
      await tx.updateTable('registrations').set({ user_id }).where('id', '=', id).execute()
      for (const holder of await holdersOf(tx, answers, user_id)) await tell(holder)
      const code = await renewCode(tx, id, confirmLife(now))
      await services.mail.post(tx, confirmMail({ to: email, locale, config: services.config }, code), now)
      const entry = { event: 'registration.sent', thing: 'registration', thing_id: id, detail: { user_id } }
      await writeAudit(tx, entry, { at: now, actor_id: null, request_id, ip })
    }),
})

/** Sends the link of an open registration again; does nothing when there is none. */
export const sendRegistrationAgain = job({
  ...registrationAsked,
  run: ({ db, services }, { email }) =>
    db.transaction().execute(async (tx) => {
      const now = services.now()
      const open = await openRegistration(tx, email)
      if (!open) return
      const to = { to: open.email, locale: open.locale, config: services.config }
      if (open.state === registrationStates.of.email) {
        const code = await renewCode(tx, open.id, confirmLife(now))
        return void (await services.mail.post(tx, confirmMail(to, code), now))
      }
      const code = await renewCode(tx, open.id, { now, hours: CORRECTION_DAYS * 24 })
      const asked = { name: open.nome, reason: open.reason ?? '', kind: open.kind, ...code }
      await services.mail.post(tx, correctionMail(to, asked), now)
    }),
})
