import { AccessLogScreen } from '#web/audit/AccessLogScreen.tsx'
import { AuditScreen } from '#web/audit/AuditScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const auditScreens = { AccessLogScreen, AuditScreen }
