import { areaFace } from '#contract/area/area.face.ts'
import { cellFace } from '#contract/cell/cell.face.ts'
import { clientFace } from '#contract/client/client.face.ts'
import { demandaFace } from '#contract/demanda/demanda.face.ts'
import { deployFace } from '#contract/deploy/deploy.face.ts'
import { earningsFace } from '#contract/earnings/earnings.face.ts'
import { financeFace } from '#contract/finance/finance.face.ts'
import { gateFace } from '#contract/gate/gate.face.ts'
import { invoiceFace } from '#contract/invoice/invoice.face.ts'
import type { Faces } from '#contract/kit/face.ts'
import { looperTypeFace } from '#contract/looperType/looperType.face.ts'
import { loopRequestFace } from '#contract/loopRequest/loopRequest.face.ts'
import { messageFace } from '#contract/message/message.face.ts'
import { newsFace } from '#contract/news/news.face.ts'
import { okrFace } from '#contract/okr/okr.face.ts'
import { orderFace } from '#contract/order/order.face.ts'
import { orderItemFace } from '#contract/orderItem/orderItem.face.ts'
import { sectorFace } from '#contract/sector/sector.face.ts'
import { sheetFace } from '#contract/sheet/sheet.face.ts'
import { weekFace } from '#contract/week/week.face.ts'

/**
 * Where each noun stands, by the name of its folder. Permissions, routes, menu, palette, help, scopes of tokens and the
 * erasure of a person follow; an entry of the menu stands behind the one that it names, so that one comes first here.
 */
export const faces = {
  area: areaFace,
  sector: sectorFace,
  looperType: looperTypeFace,
  client: clientFace,
  demanda: demandaFace,
  deploy: deployFace,
  gate: gateFace,
  cell: cellFace,
  week: weekFace,
  order: orderFace,
  orderItem: orderItemFace,
  finance: financeFace,
  invoice: invoiceFace,
  earnings: earningsFace,
  loopRequest: loopRequestFace,
  message: messageFace,
  news: newsFace,
  okr: okrFace,
  sheet: sheetFace,
} as const satisfies Faces
