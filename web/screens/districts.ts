import type { districtDoors } from '#contract/routes/districts.ts'
import { screen, soon, type Screen } from '#web/screens/screen.ts'

export const districtDoorsScreens = {
  community: soon,
  club: soon,
  auraStore: soon,
  fortress: soon,
  auditLog: screen(() => import('#web/audit/AuditScreen.tsx').then((it) => it.AuditScreen)),
  accessLog: screen(() => import('#web/audit/AccessLogScreen.tsx').then((it) => it.AccessLogScreen)),
  headquarter: screen(() => import('#web/home/HeadquarterScreen.tsx').then((it) => it.HeadquarterScreen)),
  warden: soon,
} as const satisfies Record<keyof typeof districtDoors, Screen>
