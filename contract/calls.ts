import { atomCalls } from '#contract/atom/page.ts'
import { auditCalls } from '#contract/audit/audit.ts'
import { authCalls } from '#contract/auth/auth.ts'
import { proofCalls } from '#contract/auth/proof.ts'
import { resetCalls } from '#contract/auth/reset.ts'
import { boardCalls } from '#contract/board/board.ts'
import { capacityCalls } from '#contract/capacity/capacity.ts'
import { cellCalls } from '#contract/cell/cell.ts'
import { clientAccessCalls } from '#contract/client/access.ts'
import { myClientCalls } from '#contract/client/mine.ts'
import { clientCalls } from '#contract/client/page.ts'
import { entregaCalls } from '#contract/entrega/page.ts'
import { fileCalls } from '#contract/file/file.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { handoverCalls } from '#contract/handover/handover.ts'
import { historyCalls } from '#contract/history/history.ts'
import { homeCalls } from '#contract/home/home.ts'
import { overviewCalls } from '#contract/home/overview.ts'
import { timeCalls } from '#contract/home/time.ts'
import { waitingCalls } from '#contract/home/waiting.ts'
import { importCalls } from '#contract/import/import.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { clubCalls } from '#contract/invitation/club.ts'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { requestCalls } from '#contract/invitation/request.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { nounCalls } from '#contract/kit/list/noun.ts'
import { flowCalls } from '#contract/kit/steps/calls.ts'
import { handCalls } from '#contract/loop/hand.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { collaboratorCalls, managerCalls } from '#contract/looper/groups.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { mailCalls } from '#contract/mail/mail.ts'
import { mailConfigCalls } from '#contract/mail/mailConfig.ts'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { notificationCalls } from '#contract/notification/notification.ts'
import { nouns } from '#contract/nouns.ts'
import { cycleCalls } from '#contract/okr/cycle.ts'
import { okrCalls } from '#contract/okr/key.ts'
import { dataRequestCalls, ownDataCalls } from '#contract/ownData/ownData.ts'
import { particleCalls } from '#contract/particle/page.ts'
import { passkeyCalls } from '#contract/passkey/passkey.ts'
import { permissionCalls } from '#contract/permission/permission.ts'
import { cepCalls } from '#contract/person/cep.ts'
import { documentCalls } from '#contract/person/documents.ts'
import { personCalls } from '#contract/person/person.ts'
import { portalCalls } from '#contract/portal/portal.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { registrationCalls, registrationFlow } from '#contract/registration/registration.ts'
import { resourceCalls } from '#contract/resource/page.ts'
import { searchCalls } from '#contract/search/search.ts'
import { setupCalls } from '#contract/setup/setup.ts'
import { supportCalls, supportFlow } from '#contract/support/support.ts'
import { systemCalls } from '#contract/system/system.ts'
import { teamCalls } from '#contract/team/team.ts'
import { acceptanceCalls } from '#contract/terms/acceptance.ts'
import { termsCalls } from '#contract/terms/terms.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { checklistCalls } from '#contract/things/checklist.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { labelCalls } from '#contract/things/label.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { watchCalls } from '#contract/things/watch.ts'
import { togetherCalls } from '#contract/together/together.ts'
import { scopeOf } from '#contract/token/token.scopes.ts'
import { tokenCalls } from '#contract/token/token.ts'
import { tourCalls } from '#contract/tour/tour.ts'
import { userConfigCalls } from '#contract/userConfig/userConfig.ts'
import { copyCalls } from '#contract/venture/copy.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { viewCalls } from '#contract/view/view.ts'
import { webhookCalls } from '#contract/webhook/webhook.ts'

/** Every call of the product by noun; the server, the OpenAPI page and the role test walk this table. */
const calls = {
  system: systemCalls,
  setup: setupCalls,
  auth: { ...authCalls, ...resetCalls, ...proofCalls },
  loop: { ...loopCalls, ...loopCenterCalls, ...handCalls },
  looper: { ...looperCalls, ...newcomerCalls },
  handover: handoverCalls,
  manager: managerCalls,
  collaborator: collaboratorCalls,
  clientPage: clientCalls,
  clientAccess: clientAccessCalls,
  myClient: myClientCalls,
  invitation: { ...invitationCalls, ...acceptCalls },
  invitationRequest: requestCalls,
  clubCode: clubCalls,
  venture: ventureCalls,
  ventureCopy: copyCalls,
  capacity: capacityCalls,
  board: boardCalls,
  gatePage: gateCalls,
  cellPage: cellCalls,
  goalCycle: cycleCalls,
  goalKey: okrCalls,
  atomPage: atomCalls,
  delivery: entregaCalls,
  particlePage: particleCalls,
  library: resourceCalls,
  search: searchCalls,
  team: teamCalls,
  portal: portalCalls,
  home: { ...homeCalls, ...timeCalls, ...overviewCalls, waiting: waitingCalls.counts, work: myWorkCalls.show },
  together: togetherCalls,
  notification: notificationCalls,
  mail: { ...mailCalls, ...mailConfigCalls },
  terms: termsCalls,
  acceptance: acceptanceCalls,
  support: { ...supportCalls, ...flowCalls(supportFlow) },
  permission: permissionCalls,
  audit: auditCalls,
  tour: tourCalls,
  view: viewCalls,
  passkey: passkeyCalls,
  userConfig: userConfigCalls,
  profile: profileCalls,
  registration: registrationCalls,
  registrationSteps: flowCalls(registrationFlow),
  document: documentCalls,
  person: personCalls,
  cep: cepCalls,
  token: tokenCalls,
  webhook: webhookCalls,
  ownData: ownDataCalls,
  dataRequest: dataRequestCalls,
  history: historyCalls,
  import: importCalls,
  file: fileCalls,
  comment: commentCalls,
  checklist: checklistCalls,
  label: labelCalls,
  watch: watchCalls,
  relation: relationCalls,
  attachment: attachmentCalls,
} as const

const groups: Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>> = {
  ...calls,
  ...Object.fromEntries(nouns.map((it) => [it.thing, nounCalls(it)])),
}

export const allCalls: readonly { name: string; call: AnyEndpoint }[] = Object.entries(groups).flatMap(
  ([noun, group]) => Object.entries(group).map(([act, call]) => ({ name: `${noun}.${act}`, call })),
)

const scopes = new Map(allCalls.map(({ name, call }) => [call, scopeOf(name, call)]))

/** The scope that an API token needs for a call; undefined where no token may make it. */
export const scopeOfCall = (call: AnyEndpoint): string | undefined => scopes.get(call)
