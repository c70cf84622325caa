import { accessWords } from '#contract/audit/access.words.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { resetWords } from '#contract/auth/reset.words.ts'
import { securityWords } from '#contract/auth/security.words.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { earningsWords } from '#contract/earnings/earnings.words.ts'
import { revenueWords } from '#contract/earnings/revenue.words.ts'
import { fileWords } from '#contract/file/file.words.ts'
import { handoverWords } from '#contract/handover/handover.words.ts'
import { importWords } from '#contract/import/import.words.ts'
import { acceptWords } from '#contract/invitation/accept.words.ts'
import { clubWords } from '#contract/invitation/club.words.ts'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { requestWords } from '#contract/invitation/request.words.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { invoicePdfWords } from '#contract/invoice/invoicePdf.words.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { FullKeyOf } from '#contract/kit/words.ts'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { pixWords } from '#contract/kit/words/pix.words.ts'
import { sheetWords } from '#contract/kit/words/sheet.words.ts'
import { ledgerWords } from '#contract/ledger/ledger.words.ts'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { loopHandWords } from '#contract/loop/hand/loopHand.words.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopBulkWords } from '#contract/loop/loopBulk.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { loopSheetWords } from '#contract/loop/loopSheet.words.ts'
import { loopReshapeWords } from '#contract/loop/reshape/loopReshape.words.ts'
import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { collaboratorWords, managerWords } from '#contract/looper/groups.words.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { mailConfigWords } from '#contract/mail/mailConfig.words.ts'
import { notificationWords } from '#contract/notification/notification.words.ts'
import { nouns } from '#contract/nouns.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { orderPdfWords } from '#contract/order/orderPdf.words.ts'
import { dataRequestWords } from '#contract/ownData/dataRequest.words.ts'
import { ownDataWords } from '#contract/ownData/ownData.words.ts'
import { paperWords } from '#contract/paper/paper.words.ts'
import { passkeyWords } from '#contract/passkey/passkey.words.ts'
import { permissionWords } from '#contract/permission/permission.words.ts'
import { documentWords } from '#contract/person/document.words.ts'
import { personWords } from '#contract/person/person.words.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { knownWords } from '#contract/registration/known.words.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { reportWords } from '#contract/report/report.words.ts'
import { setupWords } from '#contract/setup/setup.words.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { acceptanceWords } from '#contract/terms/acceptance.words.ts'
import { termsWords } from '#contract/terms/terms.words.ts'
import { thingWords } from '#contract/things/thing.words.ts'
import { tokenWords } from '#contract/token/token.words.ts'
import { userConfigWords } from '#contract/userConfig/userConfig.words.ts'
import { viewWords } from '#contract/view/view.words.ts'
import { webhookWords } from '#contract/webhook/webhook.words.ts'

/** Every noun whose words the server speaks. Screens import their own noun's words instead of this list. */
export const allWords = [
  commonWords,
  boardWords,
  authWords,
  securityWords,
  resetWords,
  passkeyWords,
  userConfigWords,
  profileWords,
  personWords,
  registrationWords,
  knownWords,
  ledgerWords,
  loopWords,
  loopCenterWords,
  loopSheetWords,
  looperWords,
  handoverWords,
  documentWords,
  managerWords,
  collaboratorWords,
  invitationWords,
  acceptWords,
  requestWords,
  clubWords,
  teamWords,
  sheetWords,
  notificationWords,
  mailWords,
  mailConfigWords,
  setupWords,
  weekSheetWords,
  termsWords,
  acceptanceWords,
  supportWords,
  permissionWords,
  viewWords,
  tokenWords,
  webhookWords,
  ownDataWords,
  dataRequestWords,
  loopBulkWords,
  loopCorrectWords,
  loopControlWords,
  reportWords,
  earningsWords,
  revenueWords,
  loopHandWords,
  loopReshapeWords,
  loopImportWords,
  loopReturnedWords,
  auditWords,
  accessWords,
  nounWords,
  importWords,
  fileWords,
  thingWords,
  orderPageWords,
  pixWords,
  orderPdfWords,
  paperWords,
  invoicePdfWords,
  invoicePageWords,
  ...nouns.map((it) => it.words),
] as const

/** `noun.key` of every message. */
export type WordKey = FullKeyOf<(typeof allWords)[number]>
