import { screen } from '#web/screens/screen.ts'

/** Screens of clients and partners. */
export const portalScreens = {
  headquarter: screen(() => import('#web/home/HeadquarterScreen.tsx').then((it) => it.HeadquarterScreen)),
  headquarterVenture: screen(() => import('#web/portal/PortalVentureScreen.tsx').then((it) => it.PortalVentureScreen)),
  headquarterGate: screen(() => import('#web/portal/PortalVentureScreen.tsx').then((it) => it.PortalVentureScreen)),
  headquarterAtoms: screen(() => import('#web/portal/PortalAtomsScreen.tsx').then((it) => it.PortalAtomsScreen)),
  headquarterEntrega: screen(() => import('#web/entrega/EntregaReportScreen.tsx').then((it) => it.EntregaReportScreen)),
} as const
