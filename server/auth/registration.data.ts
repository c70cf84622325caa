import { userStatus } from '#contract/auth/auth.ts'
import type { WordKey } from '#contract/words.ts'

interface Registration {
  /** The sentence that says it. */
  key: WordKey
  registration: string
}

const unable: Readonly<Record<number, Registration>> = {
  [userStatus.pending]: { key: 'auth.emailPending', registration: 'pending' },
  [userStatus.review]: { key: 'auth.underReview', registration: 'review' },
  [userStatus.off]: { key: 'auth.switchedOff', registration: 'off' },
  [userStatus.denied]: { key: 'auth.denied', registration: 'denied' },
}

/** Why somebody may not come in yet, or no more; undefined when they may. */
export const registrationOf = ({ status, role }: { status: number; role: number }): Registration | undefined =>
  unable[status] ?? (role === 0 ? { key: 'auth.underReview', registration: 'review' } : undefined)
