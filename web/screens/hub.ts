import type { BuiltIn } from '#contract/routes/built.ts'
import type { hub } from '#contract/routes/hub.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadEntregas = () => import('#web/screens/together/entrega.ts').then((it) => it.entregaScreens)
const loadDemands = () => import('#web/screens/together/demanda.ts').then((it) => it.demandaScreens)

export const hubScreens = {
  mailReports: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.MailListScreen),
  ),
  mailPreview: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.MailScreen),
  ),
  mailConfig: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.MailConfigScreen),
  ),
  userConfig: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.UserConfigScreen),
  ),
  permissionRoles: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.RolesScreen),
  ),
  permissionRoleEdit: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.RoleEditScreen),
  ),
  permissionList: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.PermissionMatrixScreen),
  ),
  permissionShow: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.PermissionShowScreen),
  ),
  entregaList: screen(() => loadEntregas().then((it) => it.EntregaListScreen)),
  demandaList: screen(() => loadDemands().then((it) => it.DemandaListScreen)),
  demandaShow: screen(() => loadDemands().then((it) => it.DemandaShowScreen)),
  demandaMine: screen(() => loadDemands().then((it) => it.DemandaShowScreen)),
  demandaNew: screen(() => loadDemands().then((it) => it.DemandaNewScreen)),
  sectorList: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.SectorListScreen)),
  sectorNew: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.SectorFormScreen)),
  sectorShow: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.SectorShowScreen)),
  sectorEdit: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.SectorFormScreen)),
  areaList: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.AreaListScreen)),
  areaNew: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.AreaFormScreen)),
  areaShow: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.AreaShowScreen)),
  areaEdit: screen(() => import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.AreaFormScreen)),
  invitationList: screen(() => import('#web/invitation/InvitationsScreen.tsx').then((it) => it.InvitationsScreen)),
  registrationList: screen(() =>
    import('#web/screens/together/people.ts').then((it) => it.peopleScreens.RegistrationListScreen),
  ),
  registrationShow: screen(() =>
    import('#web/screens/together/people.ts').then((it) => it.peopleScreens.RegistrationShowScreen),
  ),
  looperList: screen(() => import('#web/screens/together/people.ts').then((it) => it.peopleScreens.LooperListScreen)),
  looperNew: screen(() => import('#web/screens/together/people.ts').then((it) => it.peopleScreens.LooperNewScreen)),
  looperEdit: screen(() => import('#web/screens/together/people.ts').then((it) => it.peopleScreens.LooperEditScreen)),
  looperShow: screen(() => import('#web/screens/together/people.ts').then((it) => it.peopleScreens.LooperShowScreen)),
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
    import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.LooperTypeListScreen),
  ),
  looperTypeNew: screen(() =>
    import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.LooperTypeNewScreen),
  ),
  looperTypeShow: screen(() =>
    import('#web/screens/together/catalog.ts').then((it) => it.catalogScreens.LooperTypeShowScreen),
  ),
} as const satisfies Record<BuiltIn<typeof hub>, Screen>
