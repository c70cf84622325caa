import { userStatus } from '#contract/auth/userStatus.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { CORRECTION_DAYS } from '#contract/registration/registration.ts'
import type { WordKey } from '#contract/words.ts'
import type { Anyone } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'
import { formPath } from '#server/registration/mails.data.ts'
import { renewCode } from '#server/registration/registration.data.ts'

interface Registration {
  /** Word of the refusal. */
  key: WordKey
  registration: string
}

const unable: Readonly<Record<number, Registration>> = {
  [userStatus.pending]: { key: 'auth.emailPending', registration: 'pending' },
  [userStatus.review]: { key: 'auth.underReview', registration: 'review' },
  [userStatus.off]: { key: 'auth.switchedOff', registration: 'off' },
  [userStatus.denied]: { key: 'auth.denied', registration: 'denied' },
}

/** Reason why a person may not sign in (any more); undefined when they may. */
export const registrationOf = ({ status, role }: { status: number; role: number }): Registration | undefined =>
  unable[status] ?? (role === 0 ? { key: 'auth.underReview', registration: 'review' } : undefined)

/**
 * Refuses somebody whose registration waits for their correction, with its reason and a way to its form; nobody else. Told
 * to whoever has their password, and in place of the link in the mail, which an installation without mail never sends.
 */
export const tellCorrection = async (user_id: number, ctx: Anyone): Promise<void> => {
  const asked = await ctx.transaction(async (db) => {
    const found = await db
      .selectFrom('registrations')
      .select(['id', 'kind', 'reason'])
      .where('user_id', '=', user_id)
      .where('state', '=', registrationStates.of.correction)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return undefined
    const { code } = await renewCode(db, found.id, { now: ctx.now, hours: CORRECTION_DAYS * 24 })
    return { reason: found.reason ?? '', link: formPath(found.kind, `correct=${code}`) }
  })
  if (!asked) return
  const { reason, link } = asked
  refuse('registration.correctionAsked', {
    status: 403,
    params: { reason },
    extra: { registration: 'correction', link },
  })
}
