import { isKnown } from '#server/auth/places.data.ts'
import { registrationOf } from '#server/auth/registration.data.ts'
import { hasGiven, newReset, resetRequest } from '#server/auth/reset.data.ts'
import { closedMail, resetMail } from '#server/auth/reset.mail.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { job } from '#server/kit/jobs/job.ts'

/** Writes the mail that was asked for, if the e-mail is somebody's. */
export const sendReset = job({
  ...resetRequest,
  run: ({ db, services }, { email, ip, locale, request_id, locked }) =>
    db.transaction().execute(async (tx) => {
      const now = services.now()
      if (locked && !(await isKnown(tx, { email, ip, now }))) return
      const person = await tx
        .selectFrom('users')
        .select(['id', 'nome', 'email', 'locale', 'zone', 'status', 'role'])
        .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (!person) return
      // Where no mail leaves, asking would only take away the link that the person holds, whoever asks.
      if ((await hasGiven(tx, person.id, now)) && !(await services.mail.sends(tx))) return
      const unable = registrationOf(person)
      const addressed = { to: person.email, locale: person.locale ?? locale, zone: person.zone, ip }
      const mail = unable
        ? closedMail(addressed, unable.key)
        : resetMail(addressed, { name: person.nome, ...(await newReset(tx, person, { now })), config: services.config })
      await services.mail.post(tx, mail, now)
      const entry = { event: 'auth.resetAsked', thing: 'user', thing_id: person.id }
      await writeAudit(tx, entry, { at: now, actor_id: null, request_id, ip })
    }),
})
