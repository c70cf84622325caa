import { z } from 'zod'
import { permissions, type Permission } from '#contract/access/matrix.ts'
import { roles, signedInRoles } from '#contract/access/roles.ts'
import { idParam, INTEGER_MAX } from '#contract/kit/page.ts'

/** Roles 1–10; role 0 holds nothing and cannot be edited. */
const heldRole = z.literal(signedInRoles, { error: 'permission.unknownRole' })
const roleParam = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    { error: 'permission.unknownRole' },
  )
  .pipe(heldRole)
const [first, ...rest] = permissions
const permissionId = z.enum<[Permission, ...Permission[]]>([first ?? 'permission.open', ...rest], {
  error: 'permission.unknownPermission',
})
const permissionList = z.array(permissionId).max(permissions.length).default([])
/** Version of all grants together: every edit of any role raises it. */
const version = z.number().int().min(0).max(INTEGER_MAX)
const actor = z.object({ id: z.number().int(), nome: z.string() }).nullable()

export const roleRow = z.object({
  role: z.literal(roles.map((it) => it.value)),
  /** Active people of the role. */
  people: z.number().int(),
  permissions: z.number().int(),
  /** Number of permissions beyond, and short of, the specification's. */
  added: z.number().int(),
  removed: z.number().int(),
  changed_at: z.string().nullable(),
  changed_by: actor,
})
export type RoleRow = z.output<typeof roleRow>

export const roleGrants = z.object({
  role: heldRole,
  people: z.number().int(),
  permissions: z.array(permissionId),
  version,
})
export type RoleGrants = z.output<typeof roleGrants>

const effective = z.object({ id: permissionId, roles: z.array(heldRole) })

export const permissionChange = z.object({
  id: z.number().int(),
  at: z.string(),
  actor,
  role: z.number().int(),
  /** True when the change granted the permission. */
  held: z.boolean(),
  reason: z.enum(['edit', 'reset']),
})
export type PermissionChange = z.output<typeof permissionChange>

export const permissionDetail = effective.extend({
  /** Number of active people by role, for the roles that hold it. */
  people: z.array(z.object({ role: heldRole, people: z.number().int() })),
  /** Calls that require it. */
  calls: z.array(z.object({ method: z.string(), path: z.string(), summary: z.string() })),
  /** Last changes, the newest first. */
  history: z.array(permissionChange),
})
export type PermissionDetail = z.output<typeof permissionDetail>

export const HISTORY_LENGTH = 50

const empty = z.object({})

/** Minutes after which looking as a person ends by itself. */
export const VIEW_MINUTES = 60

export const viewAsPerson = z.object({
  id: z.number().int(),
  nome: z.string(),
  role: heldRole,
  ventures: z.array(z.string()),
})
export type ViewAsPerson = z.output<typeof viewAsPerson>

const viewAsFilter = z.object({
  role: roleParam.optional(),
  projeto_id: idParam.optional(),
  q: z.string().trim().max(100).optional(),
})

/** Inputs and answers of `permissionCalls`. */
export const permissionSchemas = {
  list: {
    input: empty,
    output: z.object({ data: z.array(effective), version }),
  },
  show: {
    input: z.object({ id: permissionId }),
    output: z.object({ data: permissionDetail }),
  },
  roles: {
    input: empty,
    output: z.object({ data: z.array(roleRow), version }),
  },
  role: {
    input: z.object({ role: roleParam }),
    output: z.object({ data: roleGrants }),
  },
  save: {
    input: z.object({ role: roleParam, version, grant: permissionList, revoke: permissionList }),
    output: z.object({ data: roleGrants, message: z.string() }),
  },
  reset: {
    input: z.object({ role: roleParam, version }),
    output: z.object({ data: roleGrants, message: z.string() }),
  },
  resetAll: {
    input: z.object({ version }),
    output: z.object({ version, changed: z.number().int(), message: z.string() }),
  },
  viewAs: {
    input: z.object({ role: roleParam }),
    output: z.object({ role: heldRole }),
  },
  stopViewAs: {
    input: z.object({ role: roleParam }),
    output: z.object({ role: heldRole }),
  },
  viewAsPeople: {
    input: viewAsFilter,
    output: z.object({
      data: z.array(viewAsPerson),
      more: z.boolean(),
      /** Ventures with anybody of the role. */
      ventures: z.array(z.object({ id: z.number().int(), nome: z.string() })),
    }),
  },
  viewAsPerson: {
    input: z.object({ person: z.number({ error: 'permission.viewAsUnknown' }).int().positive().max(INTEGER_MAX) }),
    output: z.object({ person: viewAsPerson, until: z.string() }),
  },
  stopViewAsPerson: {
    input: empty,
    output: z.object({ person: z.number().int().nullable() }),
  },
}
