import { screen } from '#web/screens/screen.ts'

export const districtScreens = {
  auditLog: screen(() => import('#web/audit/AuditScreen.tsx').then((it) => it.AuditScreen)),
  accessLog: screen(() => import('#web/audit/AccessLogScreen.tsx').then((it) => it.AccessLogScreen)),
  fortress: screen(() => import('#web/fortress/FortressScreen.tsx').then((it) => it.FortressScreen)),
  warden: screen(() => import('#web/ownData/WardenScreen.tsx').then((it) => it.WardenScreen)),
} as const
