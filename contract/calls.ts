import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomBulk } from '#contract/atom/bulk.ts'
import { atomSchemas } from '#contract/atom/page.ts'
import { atomByShortId } from '#contract/atom/shortId.ts'
import { auditCalls } from '#contract/audit/audit.ts'
import { authCalls, proofCalls } from '#contract/auth/auth.calls.ts'
import { authSchemas } from '#contract/auth/auth.ts'
import { proofSchemas } from '#contract/auth/proof.ts'
import { resetCalls } from '#contract/auth/reset.ts'
import { boardCalls } from '#contract/board/board.ts'
import { capacityCalls } from '#contract/capacity/capacity.ts'
import { cellCalls } from '#contract/cell/cell.ts'
import { clientAccessCalls } from '#contract/client/access.ts'
import { myClientCalls } from '#contract/client/client.calls.ts'
import { myClientSchemas } from '#contract/client/mine.ts'
import { clientCalls } from '#contract/client/page.ts'
import { earningsList } from '#contract/earnings/earnings.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { revenueList, revenueVentures } from '#contract/earnings/revenue.ts'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaSchemas } from '#contract/entrega/page.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { fileSchemas } from '#contract/file/file.ts'
import { extractList } from '#contract/finance/extract.ts'
import { financeCalls } from '#contract/finance/finance.calls.ts'
import { financeSchemas } from '#contract/finance/summary.ts'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateSchemas } from '#contract/gate/page.ts'
import { handoverCalls } from '#contract/handover/handover.ts'
import { historyCalls } from '#contract/history/history.ts'
import { attentionSchemas } from '#contract/home/attention.ts'
import {
  attentionCalls,
  homeCalls,
  moneyCalls,
  overviewCalls,
  timeCalls,
  waitingCalls,
} from '#contract/home/home.calls.ts'
import { homeSchemas } from '#contract/home/home.ts'
import { moneySchemas } from '#contract/home/money.ts'
import { overviewSchemas } from '#contract/home/overview.ts'
import { timeSchemas } from '#contract/home/time.ts'
import { waitingSchemas } from '#contract/home/waiting.ts'
import { importCalls } from '#contract/import/import.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { clubCalls } from '#contract/invitation/club.ts'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { requestCalls } from '#contract/invitation/request.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoiceSchemas } from '#contract/invoice/invoice.schemas.ts'
import { type AnyEndpoint, type Call, endpointOf, endpointsOf } from '#contract/kit/endpoint.ts'
import { nounCalls } from '#contract/kit/list/noun.ts'
import { flowCalls } from '#contract/kit/steps/calls.ts'
import { controlCalls } from '#contract/loop/control/control.ts'
import { handCalls } from '#contract/loop/hand/hand.ts'
import { hoursCalls } from '#contract/loop/import/hoursImport.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { returnedCalls } from '#contract/loop/returned/returned.calls.ts'
import { returnedSchemas } from '#contract/loop/returned/returned.ts'
import { collaboratorCalls, managerCalls } from '#contract/looper/groups.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { mailCalls } from '#contract/mail/mail.ts'
import { mailConfigCalls } from '#contract/mail/mailConfig.ts'
import { messageCalls } from '#contract/message/message.calls.ts'
import { messageSchemas } from '#contract/message/message.ts'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsSchemas } from '#contract/news/news.schemas.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { notificationSchemas } from '#contract/notification/notification.ts'
import { nouns } from '#contract/nouns.ts'
import { cycleSchemas } from '#contract/okr/cycle.ts'
import { okrCalls } from '#contract/okr/key.ts'
import { cycleCalls } from '#contract/okr/okr.calls.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderSchemas } from '#contract/order/order.schemas.ts'
import { runCalls } from '#contract/order/run.calls.ts'
import { runSchemas } from '#contract/order/run.ts'
import { dataRequestCalls, ownDataCalls } from '#contract/ownData/ownData.ts'
import { paperCalls } from '#contract/paper/paper.calls.ts'
import { paperSchemas } from '#contract/paper/paper.schemas.ts'
import { particleSchemas } from '#contract/particle/page.ts'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { passkeySchemas } from '#contract/passkey/passkey.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { permissionSchemas } from '#contract/permission/permission.ts'
import { cepCalls } from '#contract/person/cep.ts'
import { documentCalls } from '#contract/person/documents.ts'
import { personCalls } from '#contract/person/person.ts'
import { portalCalls } from '#contract/portal/portal.calls.ts'
import { portalSchemas } from '#contract/portal/portal.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationFlow, registrationList, registrationSchemas } from '#contract/registration/registration.ts'
import { reportCalls } from '#contract/report/report.ts'
import { resourceCalls } from '#contract/resource/page.ts'
import { searchCalls } from '#contract/search/search.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { setupSchemas } from '#contract/setup/setup.ts'
import { sheetCalls } from '#contract/sheet/sheet.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { supportFlow, supportList, supportSchemas } from '#contract/support/support.ts'
import { systemCalls } from '#contract/system/system.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPeople, teamSchemas } from '#contract/team/team.ts'
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
import { tourCalls } from '#contract/tour/tour.calls.ts'
import { tourSchemas } from '#contract/tour/tour.ts'
import { userConfigCalls } from '#contract/userConfig/userConfig.ts'
import { colourSchemas } from '#contract/venture/colour.ts'
import { copyCalls } from '#contract/venture/copy.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { viewCalls } from '#contract/view/view.ts'
import { webhookCalls } from '#contract/webhook/webhook.ts'
import { weekCalls } from '#contract/week/week.calls.ts'
import { weekSchemas } from '#contract/week/week.ts'

/** Every call of the product by noun; the server, the OpenAPI page and the role test walk this table. */
const calls = {
  system: systemCalls,
  setup: endpointsOf(setupCalls, setupSchemas),
  auth: { ...endpointsOf(authCalls, authSchemas), ...resetCalls, ...endpointsOf(proofCalls, proofSchemas) },
  loop: { ...endpointsOf(loopCalls, loopSchemas), ...loopCenterCalls, ...handCalls },
  loopControl: controlCalls,
  loopReshape: reshapeCalls,
  loopImport: hoursCalls,
  loopReturned: endpointsOf(returnedCalls, returnedSchemas),
  weekPage: endpointsOf(weekCalls, weekSchemas),
  orderPage: endpointsOf(orderCalls, orderSchemas),
  financePage: endpointsOf(financeCalls, financeSchemas),
  financeExtract: { ...extractList.calls },
  orderRun: endpointsOf(runCalls, runSchemas),
  paper: endpointsOf(paperCalls, paperSchemas),
  invoicePage: endpointsOf(invoiceCalls, invoiceSchemas),
  looper: { ...looperCalls, ...newcomerCalls },
  handover: handoverCalls,
  manager: managerCalls,
  collaborator: collaboratorCalls,
  clientPage: clientCalls,
  clientAccess: clientAccessCalls,
  myClient: endpointsOf(myClientCalls, myClientSchemas),
  invitation: { ...invitationCalls, ...acceptCalls },
  invitationRequest: requestCalls,
  clubCode: clubCalls,
  venture: { ...ventureCalls, ...endpointsOf(colourCalls, colourSchemas) },
  ventureCopy: copyCalls,
  capacity: capacityCalls,
  sheet: sheetCalls,
  report: reportCalls,
  earnings: { ...earningsList.calls, ...earningsCalls },
  revenue: { ...revenueList.calls, ventures: revenueVentures.call },
  board: boardCalls,
  gatePage: endpointsOf(gateCalls, gateSchemas),
  cellPage: cellCalls,
  goalCycle: endpointsOf(cycleCalls, cycleSchemas),
  goalKey: okrCalls,
  atomPage: { ...endpointsOf(atomCalls, atomSchemas), find: atomByShortId, bulk: atomBulk },
  delivery: endpointsOf(entregaCalls, entregaSchemas),
  particlePage: endpointsOf(particleCalls, particleSchemas),
  library: resourceCalls,
  newsPage: endpointsOf(newsCalls, newsSchemas),
  search: searchCalls,
  team: { ...endpointsOf(teamCalls, teamSchemas), people: teamPeople.call },
  portal: endpointsOf(portalCalls, portalSchemas),
  home: {
    ...endpointsOf(homeCalls, homeSchemas),
    ...endpointsOf(timeCalls, timeSchemas),
    ...endpointsOf(overviewCalls, overviewSchemas),
    ...endpointsOf(attentionCalls, attentionSchemas),
    waiting: endpointOf(waitingCalls.counts, waitingSchemas.counts),
    money: endpointOf(moneyCalls.shown, moneySchemas.shown),
    work: myWorkCalls.show,
  },
  together: togetherCalls,
  messageOwn: endpointsOf(messageCalls, messageSchemas),
  notification: endpointsOf(notificationCalls, notificationSchemas),
  mail: { ...mailCalls, ...mailConfigCalls },
  terms: termsCalls,
  acceptance: acceptanceCalls,
  support: {
    ...endpointsOf(supportCalls, supportSchemas),
    list: supportList.calls.list,
    export: supportList.calls.export,
    ...flowCalls(supportFlow),
  },
  permission: endpointsOf(permissionCalls, permissionSchemas),
  audit: auditCalls,
  tour: endpointsOf(tourCalls, tourSchemas),
  view: viewCalls,
  passkey: endpointsOf(passkeyCalls, passkeySchemas),
  userConfig: userConfigCalls,
  profile: profileCalls,
  registration: { ...endpointsOf(registrationCalls, registrationSchemas), ...registrationList.calls },
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
  file: endpointsOf(fileCalls, fileSchemas),
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

const endpoints = new Map(allCalls.map(({ call }) => [`${call.method} ${call.path}`, call]))
/** A call with its schemas. One that the register does not hold is a mistake and throws. */
export const withSchemas = (call: AnyEndpoint | Call): AnyEndpoint => {
  const found = 'input' in call ? call : endpoints.get(`${call.method} ${call.path}`)
  if (!found) throw new Error(`${call.method} ${call.path} is no call of contract/calls.ts`)
  return found
}
