import { PermissionMatrixScreen } from '#web/permission/matrix/PermissionMatrixScreen.tsx'
import { PermissionShowScreen } from '#web/permission/page/PermissionShowScreen.tsx'
import { RoleEditScreen } from '#web/permission/role/RoleEditScreen.tsx'
import { RolesScreen } from '#web/permission/role/RolesScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const permissionScreens = { PermissionMatrixScreen, PermissionShowScreen, RoleEditScreen, RolesScreen }
