import { sql } from 'kysely'
import { grantsOf, permissionsOf, type Grants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import type { SignedInRole } from '#contract/access/roles.ts'
import { partsOf } from '#contract/permission/permission.rules.ts'
import type { RoleGrants } from '#contract/permission/permission.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { noteChanges } from '#server/permission/note.data.ts'

/** New state of one permission of one role. */
export interface Change {
  readonly role: SignedInRole
  readonly id: Permission
  readonly held: boolean
}

export const readGrants = async (db: Db): Promise<Grants> =>
  grantsOf(await db.selectFrom('grants').selectAll().execute())

export const grantsVersion = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    select (value)::int as version from settings where key = 'grants_version'`.execute(db)
  return rows[0]?.version ?? 0
}

/** Takes the lock of all edits, and returns the present version. */
const lockGrants = async (db: Db): Promise<number> => {
  await sql`insert into settings (key, value) values ('grants_version', '0')
    on conflict (key) do update set value = settings.value`.execute(db)
  return grantsVersion(db)
}

const write = async (db: Db, { role, id, held }: Change): Promise<void> => {
  const { thing, act } = partsOf(id)
  if (held)
    await db
      .insertInto('grants')
      .values({ thing, act, role })
      .onConflict((on) => on.doNothing())
      .execute()
  else
    await db.deleteFrom('grants').where('thing', '=', thing).where('act', '=', act).where('role', '=', role).execute()
}

/** Number of active people by role; roles without people are missing. */
export const peopleByRole = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ role: number; people: number }>`
    select role, count(*) as people from users where deleted_at is null and status = 1 group by role`.execute(db)
  return new Map(rows.map((it) => [it.role, it.people]))
}

/** Present permissions of one role, for its screen. */
export const describeRole = async (db: Db, role: SignedInRole): Promise<RoleGrants> => ({
  role,
  people: (await peopleByRole(db)).get(role) ?? 0,
  permissions: permissionsOf(await readGrants(db), role),
  version: await grantsVersion(db),
})

export interface Edit {
  /** Version that the screen showed. */
  readonly version: number
  /** Role of the screen, to answer a late edit with; undefined for all roles. */
  readonly role?: SignedInRole
  readonly reason: 'edit' | 'reset'
  readonly changes: readonly Change[]
}

/**
 * Makes the changes that are not yet so, each with an audit row, and tells every page of the roles concerned. Refuses
 * with 409 and the present state when somebody else has edited since `version`.
 */
export const editGrants = async (ctx: Context, edit: Edit): Promise<number> => {
  const version = await lockGrants(ctx.db)
  if (version !== edit.version)
    return refuse('permission.stale', {
      status: 409,
      extra: { current: edit.role === undefined ? { version } : await describeRole(ctx.db, edit.role) },
    })
  const now = await readGrants(ctx.db)
  const changes = edit.changes.filter(({ role, id, held }) => (now.get(id)?.has(role) ?? false) !== held)
  if (changes.length === 0) return 0
  for (const change of changes) {
    await write(ctx.db, change)
    await ctx.audit({
      event: 'permission.changed',
      thing: 'permission',
      thing_id: change.id,
      detail: { role: change.role, before: !change.held, after: change.held, reason: edit.reason },
    })
  }
  await touchGrants(ctx.db)
  const roles = [...new Set(changes.map(({ role }) => role))]
  await noteChanges(ctx, roles, changes.length)
  ctx.after(() => ctx.services.live.tell('grants', 'grants.changed', { version: version + 1, roles }))
  return changes.length
}
