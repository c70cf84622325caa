import { withSchemas } from '#contract/calls.ts'
import { areaApi } from '#server/area/area.api.ts'
import { atomApi } from '#server/atom/atom.api.ts'
import { atomBulkApi } from '#server/atom/bulk.api.ts'
import { atomStatusApi } from '#server/atom/status.api.ts'
import { auditApi } from '#server/audit/audit.api.ts'
import { authApi } from '#server/auth/auth.api.ts'
import { passkeyApi } from '#server/auth/passkey/passkey.api.ts'
import { proofApi } from '#server/auth/proof.api.ts'
import { resetApi } from '#server/auth/reset.api.ts'
import { boardApi } from '#server/board/board.api.ts'
import { capacityApi } from '#server/capacity/capacity.api.ts'
import { cellApi } from '#server/cell/cell.api.ts'
import { clientAccessApi } from '#server/client/access.api.ts'
import { clientApi } from '#server/client/client.api.ts'
import { myClientApi } from '#server/client/mine.api.ts'
import { clientPageApi } from '#server/client/page.api.ts'
import { readsShared } from '#server/client/share.data.ts'
import { demandaApi } from '#server/demanda/demanda.api.ts'
import { deployApi } from '#server/deploy/deploy.api.ts'
import { earningsApi } from '#server/earnings/earnings.api.ts'
import { entregaApi } from '#server/entrega/entrega.api.ts'
import { fileApi } from '#server/file/file.api.ts'
import { financeApi } from '#server/finance/finance.api.ts'
import { gateApi } from '#server/gate/gate.api.ts'
import { gatePageApi } from '#server/gate/page.api.ts'
import { handoverApi } from '#server/handover/handover.api.ts'
import { historyApi } from '#server/history/history.api.ts'
import { attentionApi } from '#server/home/attention.api.ts'
import { homeApi } from '#server/home/home.api.ts'
import { moneyApi } from '#server/home/money.api.ts'
import { overviewApi } from '#server/home/overview.api.ts'
import { waitingApi } from '#server/home/waiting.api.ts'
import { importApi } from '#server/import/import.api.ts'
import { incidentApi } from '#server/incident/incident.api.ts'
import { acceptApi } from '#server/invitation/accept.api.ts'
import { clubApi } from '#server/invitation/club.api.ts'
import { invitationImporter } from '#server/invitation/importer.data.ts'
import { invitationApi } from '#server/invitation/invitation.api.ts'
import { newcomerApi } from '#server/invitation/newcomer.api.ts'
import { requestApi } from '#server/invitation/request.api.ts'
import { invoiceApi } from '#server/invoice/invoice.api.ts'
import { invoicePageApi } from '#server/invoice/page.api.ts'
import { invoicePdfApi } from '#server/invoice/pdf.api.ts'
import { invoicePublicApi } from '#server/invoice/public.api.ts'
import type { Handler, Mounted } from '#server/kit/handle.ts'
import { bulkApi } from '#server/loop/bulk/bulk.api.ts'
import { deletionApi } from '#server/loop/bulk/deletion.api.ts'
import { centerApi } from '#server/loop/center/center.api.ts'
import { controlApi } from '#server/loop/control/control.api.ts'
import { correctApi } from '#server/loop/correct.api.ts'
import { handApi } from '#server/loop/hand.api.ts'
import { hoursImportApi } from '#server/loop/import/hoursImport.api.ts'
import { hoursImporter } from '#server/loop/import/importer.data.ts'
import { loopApi } from '#server/loop/loop.api.ts'
import { presenceApi } from '#server/loop/presence.api.ts'
import { reshapeApi } from '#server/loop/reshape/reshape.api.ts'
import { returnedApi } from '#server/loop/returned.api.ts'
import { runApi } from '#server/loop/run.api.ts'
import { loopThing } from '#server/loop/thing.data.ts'
import { looperApi } from '#server/looper/looper.api.ts'
import { looperThing } from '#server/looper/thing.data.ts'
import { looperTypeApi } from '#server/looperType/looperType.api.ts'
import { loopRequestApi } from '#server/loopRequest/loopRequest.api.ts'
import { mailApi } from '#server/mail/mail.api.ts'
import { mailConfigApi } from '#server/mail/mailConfig.api.ts'
import { messageApi } from '#server/message/message.api.ts'
import { myWorkApi } from '#server/myWork/myWork.api.ts'
import { newsApi } from '#server/news/news.api.ts'
import { notificationApi } from '#server/notification/notification.api.ts'
import { goalCycleApi } from '#server/okr/cycle.api.ts'
import { goalApi } from '#server/okr/goal.api.ts'
import { goalKeyApi } from '#server/okr/key.api.ts'
import { okrApi } from '#server/okr/okr.api.ts'
import { billApi } from '#server/order/bill.api.ts'
import { orderApi } from '#server/order/order.api.ts'
import { orderPageApi } from '#server/order/page.api.ts'
import { orderPdfApi } from '#server/order/pdf.api.ts'
import { orderRunApi } from '#server/order/run/run.api.ts'
import { orderItemApi } from '#server/orderItem/orderItem.api.ts'
import { ownDataApi } from '#server/ownData/ownData.api.ts'
import { dataRequestApi } from '#server/ownData/request.api.ts'
import { paperApi } from '#server/paper/paper.api.ts'
import { particleApi } from '#server/particle/particle.api.ts'
import { permissionApi } from '#server/permission/permission.api.ts'
import { cepApi } from '#server/person/cep.api.ts'
import { documentApi, noteReading, readsDocuments } from '#server/person/document.api.ts'
import { personApi } from '#server/person/person.api.ts'
import { portalApi } from '#server/portal/portal.api.ts'
import { accessApi } from '#server/profile/access.api.ts'
import { factorApi } from '#server/profile/factor.api.ts'
import { maySeePerson } from '#server/profile/photo.data.ts'
import { profileApi } from '#server/profile/profile.api.ts'
import { registrationApi } from '#server/registration/registration.api.ts'
import { reportApi } from '#server/report/report.api.ts'
import { resourceApi } from '#server/resource/resource.api.ts'
import { searchApi } from '#server/search/search.api.ts'
import { sectorApi } from '#server/sector/sector.api.ts'
import { setupApi } from '#server/setup/setup.api.ts'
import { sheetApi } from '#server/sheet/sheet.api.ts'
import { supportApi } from '#server/support/support.api.ts'
import { supportThing } from '#server/support/thing.data.ts'
import { systemApi } from '#server/system/system.api.ts'
import { teamApi } from '#server/team/team.api.ts'
import { acceptanceApi } from '#server/terms/acceptance.api.ts'
import { termsApi } from '#server/terms/terms.api.ts'
import { attachmentApi } from '#server/things/attachment.api.ts'
import { checklistApi } from '#server/things/checklist.api.ts'
import { commentApi } from '#server/things/comment.api.ts'
import { labelApi } from '#server/things/label.api.ts'
import { relationApi } from '#server/things/relation.api.ts'
import { watchApi } from '#server/things/watch.api.ts'
import { togetherApi } from '#server/together/together.api.ts'
import { tokenApi } from '#server/token/token.api.ts'
import { tourApi } from '#server/tour/tour.api.ts'
import { userConfigThing } from '#server/userConfig/thing.data.ts'
import { userConfigApi } from '#server/userConfig/userConfig.api.ts'
import { ventureApi } from '#server/venture/venture.api.ts'
import { viewApi } from '#server/view/view.api.ts'
import { webhookApi } from '#server/webhook/webhook.api.ts'
import { weekApi } from '#server/week/week.api.ts'

/** Nouns that are built on the kits. */
const nouns = [
  sectorApi,
  incidentApi,
  areaApi,
  looperTypeApi,
  clientApi,
  ventureApi,
  okrApi,
  deployApi,
  gateApi,
  cellApi,
  atomApi,
  particleApi,
  entregaApi,
  demandaApi,
  loopRequestApi,
  messageApi,
  weekApi,
  orderApi,
  orderItemApi,
  financeApi,
  invoiceApi,
  resourceApi,
  newsApi,
]
/** Things whose records may have traits. */
export const things = [...nouns.map((it) => it.thing), loopThing, supportThing, looperThing, userConfigThing]
/** Calls of the traits, for records of any thing. */
export const hanging = [historyApi, commentApi, checklistApi, labelApi, watchApi, relationApi, attachmentApi]

export const importers = [...nouns.flatMap((it) => it.importer ?? []), invitationImporter, hoursImporter]

/** A page loads its calls without their schemas; whoever answers parses by them. */
const mounted = (handler: Handler): Mounted => ({ ...handler, call: withSchemas(handler.call) })

const own: readonly Mounted[] = [
  ...systemApi,
  ...setupApi,
  ...authApi,
  ...resetApi,
  ...proofApi,
  ...loopApi,
  ...controlApi,
  ...reshapeApi,
  ...correctApi,
  ...handApi,
  ...hoursImportApi,
  ...returnedApi,
  ...runApi,
  ...presenceApi,
  ...centerApi,
  ...bulkApi,
  ...deletionApi,
  ...looperApi,
  ...handoverApi,
  ...clientPageApi,
  ...clientAccessApi,
  ...myClientApi,
  ...registrationApi,
  ...personApi,
  ...documentApi,
  ...cepApi,
  ...invitationApi,
  ...acceptApi,
  ...requestApi,
  ...clubApi,
  ...newcomerApi,
  ...teamApi,
  ...termsApi,
  ...acceptanceApi,
  ...supportApi,
  ...homeApi,
  ...portalApi,
  ...overviewApi,
  ...attentionApi,
  ...waitingApi,
  ...moneyApi,
  ...myWorkApi,
  ...searchApi,
  ...notificationApi,
  ...mailApi,
  ...mailConfigApi,
  ...permissionApi,
  ...auditApi,
  ...tourApi,
  ...viewApi,
  ...passkeyApi,
  ...userConfigApi,
  ...profileApi,
  ...accessApi,
  ...factorApi,
  ...tokenApi,
  ...webhookApi,
  ...ownDataApi,
  ...dataRequestApi,
  ...gatePageApi,
  ...capacityApi,
  ...sheetApi,
  ...reportApi,
  ...earningsApi,
  ...boardApi,
  ...goalApi,
  ...goalCycleApi,
  ...goalKeyApi,
  ...atomStatusApi,
  ...atomBulkApi,
  ...orderPageApi,
  ...orderRunApi,
  ...orderPdfApi,
  ...paperApi,
  ...invoicePageApi,
  ...invoicePdfApi,
  ...invoicePublicApi,
  ...billApi,
  ...nouns.flatMap((it) => it.handlers),
  ...importApi(importers),
  ...fileApi({
    things,
    readers: { photo: maySeePerson, document: readsDocuments },
    also: readsShared,
    given: { document: noteReading },
  }),
  ...hanging.flatMap((it) => it(things)),
].map(mounted)

/** Every handler of the server; `app.ts` mounts them. */
export const handlers: readonly Mounted[] = [...own, ...togetherApi(own).map(mounted)]
