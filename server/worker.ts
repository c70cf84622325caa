import { purgeAccessLog } from '#server/accessLog/accessLog.jobs.ts'
import { purgeSignIns } from '#server/auth/auth.jobs.ts'
import { sendReset } from '#server/auth/reset.jobs.ts'
import { sweepFiles } from '#server/file/file.jobs.ts'
import { gateClock } from '#server/gate/gate.jobs.ts'
import { importers } from '#server/handlers.ts'
import { importJob } from '#server/import/import.jobs.ts'
import { incidentClock } from '#server/incident/incident.jobs.ts'
import { sendClubInvitation, sendInvitations } from '#server/invitation/invitation.jobs.ts'
import { remindOfInvoices } from '#server/invoice/invoice.jobs.ts'
import { purgeOld } from '#server/keeping/keeping.jobs.ts'
import type { Job } from '#server/kit/jobs/job.ts'
import { deliverMail } from '#server/kit/mail/deliver.ts'
import { ledgerCheck } from '#server/ledger/ledger.jobs.ts'
import { compareSums, forceStops } from '#server/loop/loop.jobs.ts'
import { messageClock } from '#server/message/message.jobs.ts'
import { newsClock } from '#server/news/news.jobs.ts'
import { remindOfDue } from '#server/order/due/due.jobs.ts'
import { closeWeeks, submitWeeks } from '#server/order/order.jobs.ts'
import { expireExports, exportOwnData } from '#server/ownData/export.jobs.ts'
import { lookAtRegistration, sendRegistrationAgain } from '#server/registration/registration.jobs.ts'
import { deliverWebhook, queueDeliveries } from '#server/webhook/webhook.jobs.ts'
import { remindOfClosing } from '#server/week/week.jobs.ts'

/** Every job of the product. */
export const jobs: readonly Job[] = [
  deliverMail,
  forceStops,
  compareSums,
  ledgerCheck,
  submitWeeks,
  closeWeeks,
  remindOfClosing,
  remindOfDue,
  remindOfInvoices,
  purgeAccessLog,
  purgeOld,
  purgeSignIns,
  sendReset,
  lookAtRegistration,
  sendRegistrationAgain,
  sendInvitations,
  sendClubInvitation,
  importJob(importers),
  sweepFiles,
  queueDeliveries,
  deliverWebhook,
  exportOwnData,
  expireExports,
  gateClock,
  newsClock,
  incidentClock,
  messageClock,
]
