import { screen } from '#web/screens/screen.ts'

export const districtScreens = {
  auditLog: screen(() => import('#web/audit/AuditScreen.tsx').then((it) => it.AuditScreen)),
  accessLog: screen(() => import('#web/audit/AccessLogScreen.tsx').then((it) => it.AccessLogScreen)),
  fortress: screen(() => import('#web/fortress/FortressScreen.tsx').then((it) => it.FortressScreen)),
  warden: screen(() => import('#web/warden/WardenScreen.tsx').then((it) => it.WardenScreen)),
  incidentList: screen(() => import('#web/incident/IncidentListScreen.tsx').then((it) => it.IncidentListScreen)),
  incidentNew: screen(() => import('#web/incident/IncidentFormScreen.tsx').then((it) => it.IncidentFormScreen)),
  incidentShow: screen(() => import('#web/incident/IncidentShowScreen.tsx').then((it) => it.IncidentShowScreen)),
  incidentEdit: screen(() => import('#web/incident/IncidentFormScreen.tsx').then((it) => it.IncidentFormScreen)),
} as const
