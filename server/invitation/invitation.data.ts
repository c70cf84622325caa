import { sql } from 'kysely'
import type { z } from 'zod'
import {
  invitationList,
  mayInviteAs,
  type invitationFields,
  type InvitationRow,
} from '#contract/invitation/invitation.ts'
import type { MadeLink } from '#contract/kit/madeLink.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { WordKey } from '#contract/words.ts'
import { invitationMails, lastMoment, writeMails } from '#server/invitation/mail.data.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { choosable, livingRecords, type LookupSource } from '#server/kit/list/lookup.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, record, type ListSource } from '#server/kit/list/source.ts'
import { handedLink } from '#server/kit/mail/link.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { roleMay } from '#server/permission/holders.data.ts'
import { unconfirmed } from '#server/registration/unconfirmed.data.ts'

export type NewInvitation = z.output<z.ZodObject<typeof invitationFields>>
type Chosen = Pick<NewInvitation, 'role' | 'room' | 'type_id' | 'venture_id'>

export const types = livingRecords('looper_types')
/** Ventures that a person may invite into: all, or those that they are a member of. */
export const ventures: LookupSource = {
  table: 'ventures',
  scope: (ctx) =>
    ctx.may('projeto.seeAll')
      ? 'everything'
      : sql`exists (select 1 from venture_members m where m.venture_id = t.id and m.user_id = ${ctx.user.id})`,
  label: sql`t.nome`,
  gone: sql`(t.deleted_at is not null or t.status <> 1)`,
}

/**
 * Whether whoever sent an invitation `t` might still send it: a link must not outlive the right that it came from, or
 * somebody about to be switched off would invite themself back.
 */
export const stillInvites = sql<boolean>`exists (
  select 1 from users i where i.id = t.invited_by and i.status = 1 and i.deleted_at is null
    and ${roleMay(sql`i.role`, 'invitation.create')}
    and case when t.role = 1 then i.role = 1 else t.role in (3, 4, 5, 10)
      or ${roleMay(sql`i.role`, 'looper.changeRole')} end)`

const stateOf = (ctx: Context) => {
  const over = sql`t.expires_at <= ${ctx.now}::timestamptz`
  // People who may not list people must not learn who has an account: to them the invitation waits and expires.
  const known = ctx.may('looper.list') ? sql`'known'` : sql`case when ${over} then 'expired' else 'waiting' end`
  return sql`(case when t.state = 'known' then ${known}
    when t.state = 'waiting' and (${over} or not ${stillInvites}) then 'expired' else t.state end)`
}

export const invitationSource = (ctx: Context): ListSource<InvitationRow, keyof typeof invitationList.filters> => ({
  table: 'invitations',
  scope: () => 'everything',
  select: {
    ...own('id', 'email', 'nome', 'role', 'room', 'locale', 'expires_at', 'created_at'),
    state: stateOf(ctx),
    type: record('looper_types', sql`t.type_id`),
    venture: record('ventures', sql`t.venture_id`),
    inviter: person(sql`t.invited_by`),
  },
  where: { state: stateOf(ctx), role: sql`t.role`, period: sql`t.created_at` },
})

export const invitationOf = async (id: number, ctx: Context): Promise<InvitationRow> =>
  (await rowOf({ list: invitationList, source: invitationSource(ctx) }, id, ctx)) ?? notFound()

const wrong = (field: keyof NewInvitation, word: WordKey, status = 422): never =>
  refuse(word, { status, fields: { [field]: word } })

/** Refuses a role that the person may not assign. */
export const checkRole = (role: number, ctx: Context): void => {
  if (mayInviteAs(role, { by: ctx.user.role, may: ctx.may })) return
  wrong('role', role === 1 ? 'invitation.adminRole' : 'invitation.roleAbove', 403)
}

const checkChosen = async (field: 'type_id' | 'venture_id', rows: readonly Chosen[], ctx: Context) => {
  const ids = [...new Set(rows.flatMap((it) => it[field] ?? []))]
  if (ids.length === 0) return
  const found = await choosable(field === 'type_id' ? types : ventures, ids, ctx)
  if (ids.some((id) => !found.has(id)))
    refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
}

/** Refuses rows that the person may not send. */
export const check = async (rows: readonly Chosen[], ctx: Context): Promise<void> => {
  for (const { role, room, venture_id } of rows) {
    checkRole(role, ctx)
    if (room !== null && venture_id === null) wrong('room', 'invitation.roomNeedsVenture')
  }
  await checkChosen('type_id', rows, ctx)
  await checkChosen('venture_id', rows, ctx)
}

/**
 * Invitations `t` that wait or, of whoever has an account, look as if: a second one of those would tell, by being taken,
 * that there is an account.
 */
export const isOpen = (now: Date) =>
  sql<boolean>`(t.state = 'waiting' or t.state = 'known' and t.expires_at > ${now}::timestamptz)`

/** Frees these e-mails for new invitations: expired ones are closed, waiting ones refuse. */
const giveWay = async (emails: readonly string[], ctx: Context): Promise<void> => {
  await sql`update invitations t set state = 'expired', hash = null, ended_at = ${ctx.now}, version = version + 1
    where t.state = 'waiting' and t.user_id is null and lower(t.email) = any(${emails}::text[])
      and (t.expires_at <= ${ctx.now}::timestamptz or not ${stillInvites})`.execute(ctx.db)
  const { rows } = await sql`select 1 from invitations t
    where ${isOpen(ctx.now)} and lower(t.email) = any(${emails}::text[]) limit 1`.execute(ctx.db)
  if (rows.length > 0) wrong('email', 'invitation.waitingAlready', 409)
}

/** Those of the e-mails that have an account. */
const accountsOf = async (emails: readonly string[], ctx: Context): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ email: string }>`select lower(u.email) as email from users u
    where lower(u.email) = any(${emails}::text[]) and not ${unconfirmed}`.execute(ctx.db)
  return new Set(rows.map((it) => it.email))
}

interface Note {
  readonly ctx: Context
  /** Added to the audit, such as the import of the invitations. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** True when a job writes the mails, because there are too many for one call. */
  readonly later?: boolean
  /** Id of the account that was made with the invitation. */
  readonly user_id?: number
}

/** An invitation, and its link where no mail leaves: for the answer to whoever made it, and for nothing that is kept. */
interface Sent {
  readonly id: number
  readonly link?: MadeLink | undefined
}

/**
 * Writes the mail of an invitation. Whoever has an account has no code, so that a missing link would tell of the account to those
 * who may not list people: they get none at all.
 */
const sendMail = async ({ id, locale }: { id: number; locale: 'pt' | 'en' }, ctx: Context): Promise<Sent> => {
  const codes = await writeMails([id], { db: ctx.db, services: ctx.services, now: ctx.now })
  const code = ctx.may('looper.list') ? codes.get(id) : undefined
  if (code === undefined) return { id }
  const path = pathTo('invitationAccept', { code })
  return { id, link: await handedLink(ctx, { path, locale, until: lastMoment(ctx.now) }) }
}

/** Invites people, each with a mail in the same transaction or soon after, in their order. */
export const invite = async (rows: readonly NewInvitation[], note: Note): Promise<readonly Sent[]> => {
  const { ctx, detail = {}, later = false, user_id = null } = note
  await check(rows, ctx)
  const emails = rows.map((it) => it.email.toLowerCase())
  await giveWay(emails, ctx)
  const accounts = user_id === null ? await accountsOf(emails, ctx) : new Set<string>()
  const locale = await organisationLocale(ctx.db)
  const values = rows.map((row) => ({
    ...row,
    locale: row.locale ?? locale,
    state: accounts.has(row.email.toLowerCase()) ? ('known' as const) : ('waiting' as const),
    letter_due: later,
    invited_by: ctx.user.id,
    user_id,
    created_at: ctx.now,
    expires_at: lastMoment(ctx.now),
  }))
  const made = await ctx.db
    .insertInto('invitations')
    .values(values)
    .returning(['id', 'locale'])
    .execute()
    .catch((error: unknown) => {
      // Somebody else has invited the same person at this moment.
      if (brokenConstraint(error) === 'invitations_waiting') return wrong('email', 'invitation.waitingAlready', 409)
      throw error
    })
  const ids = made.map((it) => it.id)
  await ctx.audit(
    ids.map((id, at) => ({
      event: 'invitation.created',
      thing: 'invitation',
      thing_id: id,
      detail: { ...detail, after: rows[at] },
    })),
  )
  if (later) {
    await ctx.services.queue.send(ctx.db, invitationMails, { ids })
    return made
  }
  const sent: Sent[] = []
  for (const row of made) sent.push(await sendMail(row, ctx))
  return sent
}

const locked = async (id: number, ctx: Context) =>
  (await ctx.db.selectFrom('invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? notFound()

const noteOf = (ctx: Context, act: 'resent' | 'revoked', id: number): Promise<void> =>
  ctx.audit({ event: `invitation.${act}`, thing: 'invitation', thing_id: id })

/** Sends an invitation again under the sender's name, whoever invited first; the old link becomes invalid. */
export const resend = async (id: number, ctx: Context): Promise<Sent> => {
  const row = await locked(id, ctx)
  if (row.state === 'accepted') return refuse('invitation.notOpen', { status: 409 })
  checkRole(row.role, ctx)
  const email = row.email.toLowerCase()
  const waiting = row.state === 'waiting' || row.state === 'known'
  if (!waiting) await giveWay([email], ctx)
  const account = row.user_id === null && (await accountsOf([email], ctx)).has(email)
  await ctx.db
    .updateTable('invitations')
    .set({
      state: account ? 'known' : 'waiting',
      hash: null,
      letter_due: false,
      invited_by: ctx.user.id,
      expires_at: lastMoment(ctx.now),
      ended_at: null,
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  const sent = await sendMail(row, ctx)
  await noteOf(ctx, 'resent', id)
  return sent
}

/** Revokes an invitation; a revoked one stays so, and an accepted one has become an account. */
export const revoke = async (id: number, ctx: Context): Promise<void> => {
  const row = await locked(id, ctx)
  if (row.state === 'accepted') return refuse('invitation.notOpen', { status: 409 })
  if (row.state === 'revoked') return
  await ctx.db
    .updateTable('invitations')
    .set({ state: 'revoked', hash: null, letter_due: false, ended_at: ctx.now, version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteOf(ctx, 'revoked', id)
}
