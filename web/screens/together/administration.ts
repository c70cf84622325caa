import { AccessLogScreen } from '#web/audit/AccessLogScreen.tsx'
import { AuditScreen } from '#web/audit/AuditScreen.tsx'
import { MailConfigScreen } from '#web/mail/MailConfigScreen.tsx'
import { MailListScreen } from '#web/mail/MailListScreen.tsx'
import { MailScreen } from '#web/mail/MailScreen.tsx'
import { PermissionMatrixScreen } from '#web/permission/matrix/PermissionMatrixScreen.tsx'
import { PermissionShowScreen } from '#web/permission/page/PermissionShowScreen.tsx'
import { RoleEditScreen } from '#web/permission/role/RoleEditScreen.tsx'
import { RolesScreen } from '#web/permission/role/RolesScreen.tsx'
import { UserConfigScreen } from '#web/userConfig/UserConfigScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const administrationScreens = {
  AccessLogScreen,
  AuditScreen,
  MailConfigScreen,
  MailListScreen,
  MailScreen,
  PermissionMatrixScreen,
  PermissionShowScreen,
  RoleEditScreen,
  RolesScreen,
  UserConfigScreen,
}
