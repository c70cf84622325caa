import { matrixGrants, permissions, type Grant, type Permission } from './matrix.ts'
import { isRole, type Role } from './roles.ts'

/** Who holds each permission at this moment; the server builds it from the `grants` table. */
export type Grants = ReadonlyMap<Permission, ReadonlySet<Role>>

const known: ReadonlySet<string> = new Set(permissions)

export const isPermission = (name: string): name is Permission => known.has(name)

/** Rows with an act or a role that no longer exists are skipped: an old row must neither grant nor stop the start. */
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

/** The grants of the specification, before anybody edits them. */
export const defaultGrants: Grants = grantsOf(matrixGrants)

/** Role 0 holds nothing, whatever the grants say. */
export const can = (grants: Grants, role: Role, permission: Permission): boolean =>
  role !== 0 && (grants.get(permission)?.has(role) ?? false)

/** What the web is told about the signed-in person, in the matrix's order. */
export const permissionsOf = (grants: Grants, role: Role): Permission[] =>
  permissions.filter((permission) => can(grants, role, permission))
