import type { BuiltIn } from '#contract/routes/built.ts'
import type { districtRoutes } from '#contract/routes/districts.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const districtScreens = {
  auditLog: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.AuditScreen),
  ),
  accessLog: screen(() =>
    import('#web/screens/together/administration.ts').then((it) => it.administrationScreens.AccessLogScreen),
  ),
  fortress: screen(() => import('#web/fortress/FortressScreen.tsx').then((it) => it.FortressScreen)),
  headquarter: screen(() => import('#web/home/HeadquarterScreen.tsx').then((it) => it.HeadquarterScreen)),
  headquarterVenture: screen(() => import('#web/portal/PortalVentureScreen.tsx').then((it) => it.PortalVentureScreen)),
  headquarterGate: screen(() => import('#web/portal/PortalVentureScreen.tsx').then((it) => it.PortalVentureScreen)),
  headquarterEntrega: screen(() =>
    import('#web/screens/together/entrega.ts').then((it) => it.entregaScreens.EntregaReportScreen),
  ),
  warden: screen(() => import('#web/ownData/WardenScreen.tsx').then((it) => it.WardenScreen)),
} as const satisfies Record<BuiltIn<typeof districtRoutes>, Screen>
