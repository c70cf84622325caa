import { sql } from 'kysely'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { Locale, WordParams } from '#contract/kit/words.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Config } from '#server/config.ts'
import type { MailParts } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import { sayIn } from '#server/kit/words.ts'

export interface Account {
  readonly status: number
  readonly role: number
  readonly deleted_at: string | null
  /** True when their registration waits for a correction. */
  readonly correcting: boolean
}

/** Condition that an account waits for a correction; `id` is the column of its id. */
export const correcting = (id: string) =>
  sql<boolean>`exists (select 1 from registrations r
    where r.user_id = ${sql.ref(id)} and r.state = ${registrationStates.of.correction})`

const statesOf: Readonly<Record<number, 'pending' | 'review' | 'off' | 'denied'>> = {
  [userStatus.pending]: 'pending',
  [userStatus.review]: 'review',
  [userStatus.off]: 'off',
  [userStatus.denied]: 'denied',
}

/** State of an account for its owner, as the sign-in would show it. */
const stateOfAccount = ({ status, role, deleted_at, correcting: asked }: Account) => {
  if (deleted_at !== null) return 'off'
  if (asked) return 'correction'
  return statesOf[status] ?? (role === 0 ? 'review' : 'active')
}

/** States that no screen of sign-in can change: only an administrator can. */
const shut: ReadonlySet<string> = new Set(['off', 'denied'])

interface Known {
  readonly to: string
  readonly locale: Locale
  readonly organisation: string
  readonly config: Pick<Config, 'PUBLIC_URL'>
}

interface Happened {
  readonly key: 'known.byInvitation' | 'known.byRegistration'
  readonly params?: WordParams
}

/** Parts of a mail to the owner of an e-mail or document that somebody used: facts of their own account only. */
export const knownParts = (account: Account, { to, locale, organisation, config }: Known, happened: Happened) => {
  const say = sayIn(locale)
  const state = stateOfAccount(account)
  const url = shut.has(state) ? undefined : screenLink(config, pathTo('login'), locale)
  return {
    to,
    locale,
    subject: say(`known.${state}Subject`, { organisation }),
    intro: `${say(happened.key, happened.params)} ${say(`known.${state}`, { email: to })}`,
    link: url ? { label: say('known.open'), url } : undefined,
    footer: say('known.why'),
  } satisfies Omit<MailParts, 'kind'>
}
