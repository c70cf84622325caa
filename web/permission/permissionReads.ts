import { permissionCalls } from '#contract/permission/permission.calls.ts'

/** Everything that an edit makes old. */
export const permissionReads = [
  permissionCalls.roles,
  permissionCalls.role,
  permissionCalls.list,
  permissionCalls.show,
] as const
