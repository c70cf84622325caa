import { matrixGrants, permissions, type Grant, type Permission } from './matrix.ts'
import { isRole, type Role } from './roles.ts'

/** Roles that hold each permission now; the server builds it from the `grants` table. */
export type Grants = ReadonlyMap<Permission, ReadonlySet<Role>>

const known: ReadonlySet<string> = new Set(permissions)

export const isPermission = (name: string): name is Permission => known.has(name)

/** Skips rows with an act or a role that does not exist: an old row must neither grant nor stop the start. */
export const grantsOf = (rows: Iterable<Grant>): Grants => {
  const grants = new Map<Permission, Set<Role>>()
  for (const { thing, act, role } of rows) {
    const name = `${thing}.${act}`
    if (!isPermission(name) || !isRole(role) || role === 0) continue
    const held = grants.get(name)
    if (held) held.add(role)
    else grants.set(name, new Set([role]))
  }
  return grants
}

/** Grants of the specification, before any edit. */
export const defaultGrants: Grants = grantsOf(matrixGrants)

/** True when the role holds the permission; role 0 holds none. */
export const can = (grants: Grants, role: Role, permission: Permission): boolean =>
  role !== 0 && (grants.get(permission)?.has(role) ?? false)

/** Permissions of a role in the matrix's order, for the web. */
export const permissionsOf = (grants: Grants, role: Role): Permission[] =>
  permissions.filter((permission) => can(grants, role, permission))
