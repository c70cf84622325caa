import { z } from 'zod'
import { permissions, type Permission } from '#contract/access/matrix.ts'
import { roles, signedInRoles } from '#contract/access/roles.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
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

export const permissionCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/permissions',
    can: 'permission.open',
    summary: 'The effective matrix: every permission with the roles that hold it at this moment',
    input: empty,
    output: z.object({ data: z.array(effective), version }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/permissions/:id',
    can: 'permission.open',
    summary: 'One permission: who holds it, the calls that need it, its changes',
    input: z.object({ id: permissionId }),
    output: z.object({ data: permissionDetail }),
  }),
  roles: endpoint({
    method: 'GET',
    path: '/api/permissions/roles',
    can: 'permission.open',
    summary: 'Every role with its people, its permissions and how far it is from the default',
    input: empty,
    output: z.object({ data: z.array(roleRow), version }),
  }),
  role: endpoint({
    method: 'GET',
    path: '/api/permissions/roles/:role',
    can: 'permission.open',
    summary: 'What one role holds',
    input: z.object({ role: roleParam }),
    output: z.object({ data: roleGrants }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/permissions/roles/:role',
    can: 'permission.edit',
    summary: 'Grants and revokes permissions of one role, at once for everybody signed in',
    input: z.object({ role: roleParam, version, grant: permissionList, revoke: permissionList }),
    output: z.object({ data: roleGrants, message: z.string() }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/permissions/roles/:role/reset',
    can: 'permission.edit',
    summary: 'Gives one role the permissions of the specification again',
    input: z.object({ role: roleParam, version }),
    output: z.object({ data: roleGrants, message: z.string() }),
  }),
  resetAll: endpoint({
    method: 'POST',
    path: '/api/permissions/reset',
    can: 'permission.edit',
    summary: 'Gives every role the permissions of the specification again',
    input: z.object({ version }),
    output: z.object({ version, changed: z.number().int(), message: z.string() }),
  }),
  viewAs: endpoint({
    method: 'POST',
    path: '/api/permissions/view-as',
    can: 'permission.open',
    summary: 'Begins a read-only preview of the app as another role; calls then carry `X-View-As`',
    input: z.object({ role: roleParam }),
    output: z.object({ role: heldRole }),
  }),
  stopViewAs: endpoint({
    method: 'POST',
    path: '/api/permissions/view-as/stop',
    can: 'permission.open',
    summary: 'Ends the preview as another role; sent without `X-View-As`',
    input: z.object({ role: roleParam }),
    output: z.object({ role: heldRole }),
  }),
  viewAsPeople: endpoint({
    method: 'GET',
    path: '/api/permissions/view-as/people',
    can: 'permission.open',
    summary: 'Whom one may look at the app as: active people of a role, of a venture, by name or e-mail',
    input: viewAsFilter,
    output: z.object({
      data: z.array(viewAsPerson),
      more: z.boolean(),
      /** Ventures with anybody of the role. */
      ventures: z.array(z.object({ id: z.number().int(), nome: z.string() })),
    }),
  }),
  viewAsPerson: endpoint({
    method: 'POST',
    path: '/api/permissions/view-as/person',
    can: 'permission.open',
    summary: 'Begins to look as a person, read-only, for an hour at most; calls then carry `X-View-As: p` and their id',
    input: z.object({ person: z.number({ error: 'permission.viewAsUnknown' }).int().positive().max(INTEGER_MAX) }),
    output: z.object({ person: viewAsPerson, until: z.string() }),
  }),
  stopViewAsPerson: endpoint({
    method: 'POST',
    path: '/api/permissions/view-as/person/stop',
    can: 'permission.open',
    summary: 'Ends looking as a person; sent without `X-View-As`',
    input: empty,
    output: z.object({ person: z.number().int().nullable() }),
  }),
}
