import type { BuiltIn } from '#contract/routes/built.ts'
import type { districtRoutes } from '#contract/routes/districts.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const districtScreens = {
  auditLog: screen(() => import('#web/audit/AuditScreen.tsx').then((it) => it.AuditScreen)),
  accessLog: screen(() => import('#web/audit/AccessLogScreen.tsx').then((it) => it.AccessLogScreen)),
  fortress: screen(() => import('#web/fortress/FortressScreen.tsx').then((it) => it.FortressScreen)),
  headquarter: screen(() => import('#web/home/HeadquarterScreen.tsx').then((it) => it.HeadquarterScreen)),
  warden: screen(() => import('#web/ownData/WardenScreen.tsx').then((it) => it.WardenScreen)),
} as const satisfies Record<BuiltIn<typeof districtRoutes>, Screen>
