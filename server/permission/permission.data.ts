import { sql } from 'kysely'
import { permissionsOf } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { roles, signedInRoles } from '#contract/access/roles.ts'
import { allCalls } from '#contract/calls.ts'
import { changesBetween, defaultsOf } from '#contract/permission/permission.rules.ts'
import {
  HISTORY_LENGTH,
  type PermissionChange,
  type PermissionDetail,
  type RoleRow,
} from '#contract/permission/permission.ts'
import type { Db } from '#server/db/open.ts'
import { peopleByRole, readGrants } from '#server/permission/grants.data.ts'

interface Touched {
  role: number
  at: string
  actor_id: number | null
  nome: string | null
}

/** Last edit of each role, with its author. */
const lastTouched = async (db: Db): Promise<ReadonlyMap<number, Touched>> => {
  const { rows } = await sql<Touched>`
    select distinct on (role) (h.detail ->> 'role')::int as role, h.at, h.actor_id,
      trim(u.nome || ' ' || u.last_name) as nome
    from audit h left join users u on u.id = h.actor_id
    where h.event = 'permission.changed' order by role, h.id desc`.execute(db)
  return new Map(rows.map((it) => [it.role, it]))
}

const actorOf = (it: { actor_id: number | null; nome: string | null }) =>
  it.actor_id === null ? null : { id: it.actor_id, nome: it.nome ?? '' }

export const roleRows = async (db: Db): Promise<RoleRow[]> => {
  const grants = await readGrants(db)
  const people = await peopleByRole(db)
  const touched = await lastTouched(db)
  return roles.map(({ value: role }) => {
    const held = permissionsOf(grants, role)
    const { grant, revoke } = changesBetween(defaultsOf(role), held)
    const last = touched.get(role)
    return {
      role,
      people: people.get(role) ?? 0,
      permissions: held.length,
      added: grant.length,
      removed: revoke.length,
      changed_at: last?.at ?? null,
      changed_by: last ? actorOf(last) : null,
    }
  })
}

interface Past {
  id: number
  at: string
  actor_id: number | null
  nome: string | null
  role: number
  held: boolean
  reason: string
}

const historyOf = async (db: Db, id: Permission): Promise<PermissionChange[]> => {
  const { rows } = await sql<Past>`
    select h.id, h.at, h.actor_id, trim(u.nome || ' ' || u.last_name) as nome, (h.detail ->> 'role')::int as role,
      (h.detail ->> 'after')::boolean as held, h.detail ->> 'reason' as reason
    from audit h left join users u on u.id = h.actor_id
    where h.thing = 'permission' and h.thing_id = ${id} and h.event = 'permission.changed'
    order by h.id desc limit ${HISTORY_LENGTH}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: actorOf(row),
    role: row.role,
    held: row.held,
    reason: row.reason === 'reset' ? 'reset' : 'edit',
  }))
}

/** Calls that require the permission. */
const callsOf = (id: Permission): PermissionDetail['calls'] =>
  allCalls
    .filter(({ call }) => call.can === id)
    .map(({ call: { method, path, summary } }) => ({ method, path, summary }))

export const describePermission = async (db: Db, id: Permission): Promise<PermissionDetail> => {
  const held = (await readGrants(db)).get(id)
  const people = await peopleByRole(db)
  const holders = signedInRoles.filter((role) => held?.has(role))
  return {
    id,
    roles: holders,
    people: holders.map((role) => ({ role, people: people.get(role) ?? 0 })),
    calls: callsOf(id),
    history: await historyOf(db, id),
  }
}
