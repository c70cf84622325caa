import { accessList, auditList } from '#contract/audit/audit.ts'
import { earningsList } from '#contract/earnings/earnings.ts'
import { revenueList } from '#contract/earnings/revenue.ts'
import { extractList } from '#contract/finance/extract.ts'
import { clubList } from '#contract/invitation/club.ts'
import { invitationList } from '#contract/invitation/invitation.ts'
import { requestList } from '#contract/invitation/request.ts'
import type { List } from '#contract/kit/list/list.ts'
import { controlList } from '#contract/loop/control/control.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { collaboratorList, managerList } from '#contract/looper/groups.ts'
import { looperList } from '#contract/looper/looper.ts'
import { mailList } from '#contract/mail/mail.ts'
import { nouns } from '#contract/nouns.ts'
import { dataRequestList } from '#contract/ownData/ownData.ts'
import { registrationList } from '#contract/registration/registration.ts'
import { supportList } from '#contract/support/support.ts'
import { acceptanceList } from '#contract/terms/acceptance.ts'

/** Every list of the product: saved views know them by their ids, and what each hides is tested of all of them. */
export const lists: readonly List[] = [
  ...nouns.map((it) => it.list),
  auditList,
  accessList,
  supportList,
  loopList,
  controlList,
  extractList,
  earningsList,
  revenueList,
  looperList,
  managerList,
  collaboratorList,
  invitationList,
  requestList,
  clubList,
  mailList,
  dataRequestList,
  acceptanceList,
  registrationList,
]
