import type { BuiltIn } from '#contract/routes/built.ts'
import type { hub } from '#contract/routes/hub.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const hubScreens = {
  mailReports: screen(() => import('#web/mail/MailListScreen.tsx').then((it) => it.MailListScreen)),
  mailPreview: screen(() => import('#web/mail/MailScreen.tsx').then((it) => it.MailScreen)),
  mailConfig: screen(() => import('#web/mail/MailConfigScreen.tsx').then((it) => it.MailConfigScreen)),
  userConfig: screen(() => import('#web/userConfig/UserConfigScreen.tsx').then((it) => it.UserConfigScreen)),
  permissionRoles: screen(() => import('#web/permission/role/RolesScreen.tsx').then((it) => it.RolesScreen)),
  permissionRoleEdit: screen(() => import('#web/permission/role/RoleEditScreen.tsx').then((it) => it.RoleEditScreen)),
  permissionList: screen(() =>
    import('#web/permission/matrix/PermissionMatrixScreen.tsx').then((it) => it.PermissionMatrixScreen),
  ),
  permissionShow: screen(() =>
    import('#web/permission/page/PermissionShowScreen.tsx').then((it) => it.PermissionShowScreen),
  ),
  entregaList: screen(() => import('#web/entrega/EntregaListScreen.tsx').then((it) => it.EntregaListScreen)),
  invitationList: screen(() => import('#web/invitation/InvitationsScreen.tsx').then((it) => it.InvitationsScreen)),
  registrationList: screen(() =>
    import('#web/registration/RegistrationListScreen.tsx').then((it) => it.RegistrationListScreen),
  ),
  registrationShow: screen(() =>
    import('#web/registration/RegistrationShowScreen.tsx').then((it) => it.RegistrationShowScreen),
  ),
  looperList: screen(() => import('#web/looper/LooperListScreen.tsx').then((it) => it.LooperListScreen)),
  looperNew: screen(() => import('#web/looper/LooperNewScreen.tsx').then((it) => it.LooperNewScreen)),
  looperEdit: screen(() => import('#web/looper/LooperEditScreen.tsx').then((it) => it.LooperEditScreen)),
  looperShow: screen(() => import('#web/looper/LooperShowScreen.tsx').then((it) => it.LooperShowScreen)),
} as const satisfies Record<BuiltIn<typeof hub>, Screen>
