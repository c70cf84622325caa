import { sql } from 'kysely'
import { z } from 'zod'
import { roles } from '#contract/access/roles.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { INVITATION_DAYS } from '#contract/invitation/invitation.ts'
import { splitName } from '#contract/kit/person/name.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'
import { sayIn } from '#server/kit/words.ts'
import { correcting, knownParts } from '#server/registration/known.data.ts'

export const lastMoment = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

/** Mails of a file of invitations, some at a time: ten thousand in one transaction would keep everybody waiting. */
export const invitationMails = {
  name: 'invitation.letters',
  payload: z.object({ ids: z.array(z.number().int()) }),
} satisfies Sendable

interface Frame {
  readonly db: Db
  readonly services: Services
  readonly now: Date
  /** One of many, of a file: a mail that somebody sends by hand leaves before them. */
  readonly many?: boolean
}

interface Invited {
  email: string
  nome: string
  role: number
  locale: 'pt' | 'en'
  inviter: string
  venture: string | null
}

const roleIn = (role: number, locale: 'pt' | 'en'): string => roles.find((it) => it.value === role)?.[locale] ?? ''

const invitationMail = (
  invited: Invited,
  { code, organisation }: { code: string; organisation: string },
  frame: Frame,
): MailMessage => {
  const { email, nome, role, locale, inviter, venture } = invited
  const say = sayIn(locale)
  const path = pathTo('invitationAccept', { code })
  const url = screenLink(frame.services.config, path, locale)
  const as = roleIn(role, locale)
  const until = momentFor(lastMoment(frame.now), { locale })
  const { nome: first } = splitName(nome)
  const name = first === '' ? '' : `, ${first}`
  const parts = [
    say('accept.mailIntro', { name, inviter, organisation, role: as, until }),
    ...(venture === null ? [] : [say('accept.mailVenture', { venture })]),
    ...(url ? [] : [say('accept.mailPath', { path: `/#${path}` })]),
  ]
  return composeMail({
    to: email,
    locale,
    kind: 'invitation',
    subject: say('accept.mailSubject', { inviter, organisation }),
    intro: parts.join(' '),
    link: url ? { label: say('accept.mailOpen'), url } : undefined,
    footer: say('accept.mailWhy'),
  })
}

interface Known extends Pick<Invited, 'email' | 'locale'> {
  readonly account: string | null
  readonly own: 'pt' | 'en' | null
  readonly status: number | null
  readonly held: number | null
  readonly deleted_at: string | null
  readonly correcting: boolean
}

/** Tells the owner of an account that somebody wanted to invite them: who tried, they need not know. */
const ownersMail = (row: Known, organisation: string, { services }: Frame): MailMessage => {
  const to = { to: row.account ?? row.email, locale: row.own ?? row.locale, organisation, config: services.config }
  // An account that is gone meanwhile reads as one that is switched off.
  const account = { ...row, status: row.status ?? userStatus.off, role: row.held ?? 0 }
  return composeMail({ ...knownParts(account, to, { key: 'known.byInvitation' }), kind: 'security' })
}

/** Keeps the hashes of codes by the ids of their invitations, in one statement however many there are. */
const keepCodes = async (codes: ReadonlyMap<number, string>, { db, now }: Frame): Promise<void> => {
  await sql`update invitations t set hash = x.hash, expires_at = ${lastMoment(now)}
    from unnest(${[...codes.keys()]}::int[], ${[...codes.values()].map(hashOfCode)}::text[]) x (id, hash)
    where t.id = x.id`.execute(db)
}

/**
 * Writes the mail of each invitation that waits, with a code that is nowhere else, and the mail to the owner of an
 * e-mail that has an account. The life of a link begins with its mail, which takes the place of an earlier one. Returns the
 * codes by the ids of their invitations.
 */
export const writeMails = async (ids: readonly number[], frame: Frame): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const { db, services, now } = frame
  const rows = await db
    .selectFrom('invitations as t')
    .innerJoin('users as i', 'i.id', 't.invited_by')
    .leftJoin('ventures as v', 'v.id', 't.venture_id')
    .leftJoin('users as o', (on) => on.on((it) => it(it.fn('lower', ['o.email']), '=', it.fn('lower', ['t.email']))))
    .select(['t.id', 't.email', 't.nome', 't.role', 't.locale', 't.state', 'v.nome as venture'])
    .select(['i.nome as first', 'i.last_name as last', 'o.locale as own', 'o.email as account'])
    .select(['o.status', 'o.role as held', 'o.deleted_at'])
    .select(correcting('o.id').as('correcting'))
    .where('t.id', 'in', ids)
    .where('t.state', 'in', ['waiting', 'known'])
    .orderBy('t.id')
    .execute()
  const organisation = (await organisationName(db)) ?? 'Nucleo'
  const codes = new Map(rows.flatMap((row) => (row.state === 'waiting' ? [[row.id, newCode()] as const] : [])))
  await keepCodes(codes, frame)
  const mails = rows.map((row) => {
    const code = codes.get(row.id)
    if (code === undefined) return ownersMail(row, organisation, frame)
    const inviter = `${row.first} ${row.last}`.trim()
    const written = invitationMail({ ...row, inviter }, { code, organisation }, frame)
    return { ...written, ahead: frame.many !== true }
  })
  await services.mail.postMany(db, mails, now)
  return codes
}
