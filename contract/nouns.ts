import { areaNoun } from '#contract/area/area.noun.ts'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { clientNoun } from '#contract/client/client.noun.ts'
import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { financeNoun } from '#contract/finance/finance.noun.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { incidentNoun } from '#contract/incident/incident.noun.ts'
import { invoiceNoun } from '#contract/invoice/invoice.noun.ts'
import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { messageNoun } from '#contract/message/message.noun.ts'
import { newsNoun } from '#contract/news/news.noun.ts'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import { orderNoun } from '#contract/order/order.noun.ts'
import { orderItemNoun } from '#contract/orderItem/orderItem.noun.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { weekNoun } from '#contract/week/week.noun.ts'

/** Every noun that stands on the kits; calls, words, audit, saved views, permissions in use and built screens follow from it. */
export const nouns = [
  sectorNoun,
  areaNoun,
  looperTypeNoun,
  clientNoun,
  ventureNoun,
  okrNoun,
  deployNoun,
  gateNoun,
  cellNoun,
  atomNoun,
  loopRequestNoun,
  weekNoun,
  orderNoun,
  orderItemNoun,
  financeNoun,
  invoiceNoun,
  particleNoun,
  entregaNoun,
  demandaNoun,
  resourceNoun,
  incidentNoun,
  messageNoun,
  newsNoun,
] as const
