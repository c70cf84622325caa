import type { BuiltIn } from '#contract/routes/built.ts'
import type { hub } from '#contract/routes/hub.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const hubScreens = {
  mailReports: screen(() => import('#web/screens/together/mail.ts').then((it) => it.mailScreens.MailListScreen)),
  mailPreview: screen(() => import('#web/screens/together/mail.ts').then((it) => it.mailScreens.MailScreen)),
  mailConfig: screen(() => import('#web/screens/together/mail.ts').then((it) => it.mailScreens.MailConfigScreen)),
  userConfig: screen(() => import('#web/userConfig/UserConfigScreen.tsx').then((it) => it.UserConfigScreen)),
  permissionRoles: screen(() =>
    import('#web/screens/together/permission.ts').then((it) => it.permissionScreens.RolesScreen),
  ),
  permissionRoleEdit: screen(() =>
    import('#web/screens/together/permission.ts').then((it) => it.permissionScreens.RoleEditScreen),
  ),
  permissionList: screen(() =>
    import('#web/screens/together/permission.ts').then((it) => it.permissionScreens.PermissionMatrixScreen),
  ),
  permissionShow: screen(() =>
    import('#web/screens/together/permission.ts').then((it) => it.permissionScreens.PermissionShowScreen),
  ),
  sectorList: screen(() => import('#web/screens/together/sector.ts').then((it) => it.sectorScreens.SectorListScreen)),
  sectorNew: screen(() => import('#web/screens/together/sector.ts').then((it) => it.sectorScreens.SectorFormScreen)),
  sectorShow: screen(() => import('#web/screens/together/sector.ts').then((it) => it.sectorScreens.SectorShowScreen)),
  sectorEdit: screen(() => import('#web/screens/together/sector.ts').then((it) => it.sectorScreens.SectorFormScreen)),
  areaList: screen(() => import('#web/screens/together/area.ts').then((it) => it.areaScreens.AreaListScreen)),
  areaNew: screen(() => import('#web/screens/together/area.ts').then((it) => it.areaScreens.AreaFormScreen)),
  areaShow: screen(() => import('#web/screens/together/area.ts').then((it) => it.areaScreens.AreaShowScreen)),
  areaEdit: screen(() => import('#web/screens/together/area.ts').then((it) => it.areaScreens.AreaFormScreen)),
  invitationList: screen(() => import('#web/invitation/InvitationsScreen.tsx').then((it) => it.InvitationsScreen)),
  registrationList: screen(() =>
    import('#web/registration/RegistrationListScreen.tsx').then((it) => it.RegistrationListScreen),
  ),
  registrationShow: screen(() =>
    import('#web/registration/RegistrationShowScreen.tsx').then((it) => it.RegistrationShowScreen),
  ),
  looperList: screen(() => import('#web/screens/together/looper.ts').then((it) => it.looperScreens.LooperListScreen)),
  looperNew: screen(() => import('#web/screens/together/looper.ts').then((it) => it.looperScreens.LooperNewScreen)),
  looperEdit: screen(() => import('#web/screens/together/looper.ts').then((it) => it.looperScreens.LooperEditScreen)),
  looperShow: screen(() => import('#web/screens/together/looper.ts').then((it) => it.looperScreens.LooperShowScreen)),
  clientList: screen(() => import('#web/screens/together/client.ts').then((it) => it.clientScreens.ClientListScreen)),
  clientNew: screen(() => import('#web/screens/together/client.ts').then((it) => it.clientScreens.ClientNewScreen)),
  clientShow: screen(() => import('#web/screens/together/client.ts').then((it) => it.clientScreens.ClientShowScreen)),
  clientAccessNew: screen(() =>
    import('#web/screens/together/client.ts').then((it) => it.clientScreens.AccessNewScreen),
  ),
  clientAccessShow: screen(() =>
    import('#web/screens/together/client.ts').then((it) => it.clientScreens.AccessShowScreen),
  ),
  looperTypeList: screen(() =>
    import('#web/screens/together/looperType.ts').then((it) => it.looperTypeScreens.LooperTypeListScreen),
  ),
  looperTypeNew: screen(() =>
    import('#web/screens/together/looperType.ts').then((it) => it.looperTypeScreens.LooperTypeNewScreen),
  ),
  looperTypeShow: screen(() =>
    import('#web/screens/together/looperType.ts').then((it) => it.looperTypeScreens.LooperTypeShowScreen),
  ),
} as const satisfies Record<BuiltIn<typeof hub>, Screen>
