import { sql } from 'kysely'
import { z } from 'zod'
import { invitationImported } from '#contract/invitation/invitation.noun.ts'
import {
  invitationFields,
  invitationImport,
  invitationList,
  invitationStates,
} from '#contract/invitation/invitation.ts'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { plainText } from '#contract/kit/import/import.ts'
import {
  check,
  checkRole,
  invitationSource,
  invite,
  isOpen,
  types,
  ventures,
} from '#server/invitation/invitation.data.ts'
import type { Context } from '#server/kit/context.ts'
import { exportedOf } from '#server/kit/import/exported.ts'
import { namesOf } from '#server/kit/import/mapping.ts'
import { textsAt } from '#server/kit/import/places.ts'
import { namedIn, type Importer } from '#server/kit/import/source.ts'
import type { Kept, Values } from '#server/kit/list/write.ts'
import { forbidden, refuse, stale } from '#server/kit/refuse.ts'

const newInvitation = z.object(invitationFields)
const sendable = newInvitation.pick({ role: true, room: true, type_id: true, venture_id: true })

const { entries } = invitationWords
const stateNames = namesOf({ field: 'state', column: 'state', aliases: [] }, entries)
/** All that exports say of the state of an invitation. */
const states = new Set(invitationStates.flatMap((state) => [state, ...entries[`state_${state}`]]).map(plainText))

/** Invitations `t` that a line of a file means: of whoever has an account, too, until they look expired. */
const isLiving = (now: Date) => sql<boolean>`(${isOpen(now)} and t.expires_at > ${now}::timestamptz)`

/** A row as imports know records: what was taken back counts as deleted. */
const kept = sql`t.*, t.ended_at as deleted_at`

const rowsOf = async (ids: readonly number[], ctx: Context): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`select ${kept} from invitations t
    where t.id = any(${ids}::int[]) order by t.id for update`.execute(ctx.db)
  return rows
}

/**
 * Refuses a change of an invitation that the person could not have sent, or that another page owns, and one that makes a row that
 * nobody could send.
 */
const checkChange = async (row: Kept, values: Values, ctx: Context): Promise<void> => {
  checkRole(Number(row['role']), ctx)
  if (!ctx.may('invitation.open')) return forbidden()
  const access = await sql`select 1 from client_accesses where invitation_id = ${row.id} limit 1`.execute(ctx.db)
  if (access.rows.length > 0) return refuse('invitation.ofAccess', { status: 409 })
  await check([sendable.parse({ ...row, ...values })], ctx)
}

/** Invitations by a file: each line by the same rules as one that is typed, its mail by a job. */
export const invitationImporter: Importer = {
  noun: invitationImported,
  imports: invitationImport,
  fields: invitationFields,
  table: 'invitations',
  can: {
    open: 'invitation.create',
    create: 'invitation.create',
    edit: 'invitation.create',
    delete: 'invitation.delete',
  },
  columns: () => invitationImport.columns,
  create: async (rows, { ctx, detail }) => {
    const invited = await invite(
      rows.map((it) => newInvitation.parse(it)),
      { ctx, detail, later: true },
    )
    return invited.map(({ id }) => id)
  },
  change: async ({ id, version, ...values }, { ctx, detail }) => {
    const [row] = await rowsOf([id], ctx)
    if (row?.['state'] !== 'waiting') return refuse('invitation.notOpen', { status: 409 })
    if (row.version !== version) return stale({ id })
    await checkChange(row, values, ctx)
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, row[key] ?? null]))
    await ctx.db
      .updateTable('invitations')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await ctx.audit({
      event: 'invitation.changed',
      thing: 'invitation',
      thing_id: id,
      detail: { ...detail, before, after: values },
    })
    return before
  },
  drop: async (ids, { ctx, detail }) => {
    if (ids.length === 0) return
    await sql`update invitations set state = 'revoked', hash = null, letter_due = false, ended_at = ${ctx.now},
      version = version + 1 where id = any(${ids}::int[]) and state in ('waiting', 'known')`.execute(ctx.db)
    await ctx.audit(ids.map((id) => ({ event: 'invitation.revoked', thing: 'invitation', thing_id: id, detail })))
  },
  locked: rowsOf,
  used: async () => new Set(),
  existing: async ({ field }, texts, ctx) => {
    if (field !== 'email') return new Map()
    const { rows } = await sql<{ text: string; found: Kept }>`
      select x.text, to_jsonb(t) || jsonb_build_object('deleted_at', t.ended_at) as found from unnest(${texts}::text[]) x (text)
      join invitations t on lower(t.email) = lower(trim(x.text))
      where ${isLiving(ctx.now)}`.execute(ctx.db)
    return new Map(rows.map(({ text, found }) => [text, [found]]))
  },
  exported: (ids, ctx) =>
    exportedOf(
      { list: invitationList, source: invitationSource(ctx) },
      { columns: invitationImport.columns, ids },
      ctx,
    ),
  over: async (lines, { headers, mapping }, ctx) => {
    const at = headers.findIndex((header, place) => mapping[place] === null && stateNames.includes(plainText(header)))
    const texts = textsAt(lines, mapping.indexOf('email'))
    if (at < 0 || texts.length === 0) return () => undefined
    const { rows } = await sql<Kept & { text: string }>`select x.text, ${kept} from unnest(${texts}::text[]) x (text)
      join invitations t on lower(t.email) = lower(trim(x.text)) where not (${isLiving(ctx.now)}) order by t.id`.execute(
      ctx.db,
    )
    const ended = new Map<string, Kept>(rows.map((row) => [row.text, row]))
    return (cells) =>
      states.has(plainText(cells[at] ?? '')) ? ended.get((cells[mapping.indexOf('email')] ?? '').trim()) : undefined
  },
  named: async (field, texts, ctx) => {
    const source = field === 'type_id' ? types : field === 'venture_id' ? ventures : undefined
    return source ? namedIn(source, texts, ctx) : new Map()
  },
}
