import type { homeCalls } from '#contract/home/home.ts'
import type { overviewCalls } from '#contract/home/overview.ts'
import type { timeCalls } from '#contract/home/time.ts'
import type { waitingCalls } from '#contract/home/waiting.ts'
import type { loopCalls } from '#contract/loop/loop.ts'
import type { notificationCalls } from '#contract/notification/notification.ts'
import type { supportCalls } from '#contract/support/support.ts'
import type { tourCalls } from '#contract/tour/tour.ts'
import type { ventureColours } from '#contract/venture/colour.ts'
import { endpointRef, envelopeRef } from '#web/kit/call/request.ts'

/*
 * The calls of the frame, the home and the timer, without their schemas: the first page must not wait for zod, which weighs
 * as much as the frame itself. firstCalls.test.ts holds them to the contract.
 */

export const homeRefs = {
  mine: endpointRef<typeof homeCalls.mine>('GET', '/api/home', 'home.open'),
  team: endpointRef<typeof homeCalls.team>('GET', '/api/home/team', 'loop.seeAll'),
  ventures: endpointRef<typeof homeCalls.ventures>('GET', '/api/home/ventures', 'login', 'gate'),
  days: endpointRef<typeof timeCalls.days>('GET', '/api/home/days', 'home.open'),
  day: endpointRef<typeof timeCalls.day>('GET', '/api/home/day', 'home.open'),
  teamWeek: endpointRef<typeof overviewCalls.week>('GET', '/api/home/team/week', 'loop.seeAll'),
  unordered: endpointRef<typeof overviewCalls.unordered>('GET', '/api/home/unordered', 'loop.seeAll'),
  waiting: endpointRef<typeof waitingCalls.counts>('GET', '/api/home/waiting', 'login'),
}

export const loopRefs = {
  load: envelopeRef<typeof loopCalls.load>('GET', '/api/loadPontoLooper/:userId', 'loop.run'),
  atoms: envelopeRef<typeof loopCalls.atoms>('GET', '/api/atomosPorLooper/:userId', 'loop.run'),
  ventures: envelopeRef<typeof loopCalls.ventures>('GET', '/api/projetosLooper/:userId', 'loop.run'),
  start: envelopeRef<typeof loopCalls.start>('PATCH', '/api/startPonto', 'loop.run'),
  stop: envelopeRef<typeof loopCalls.stop>('PUT', '/api/stopPonto/:id', 'loop.run'),
  conclude: envelopeRef<typeof loopCalls.conclude>('PATCH', '/api/concluirPonto', 'loop.run'),
  discard: envelopeRef<typeof loopCalls.discard>('DELETE', '/api/pontoLooper/:id', 'loop.run'),
  here: endpointRef<typeof loopCalls.here>('POST', '/api/loops/:id/here', 'loop.run'),
  confirmElapsed: endpointRef<typeof loopCalls.confirmElapsed>('POST', '/api/loops/:id/elapsed', 'loop.run'),
  show: endpointRef<typeof loopCalls.show>('GET', '/api/loops/:id', 'loop.open'),
  pin: endpointRef<typeof loopCalls.pin>('PUT', '/api/loops/atoms/:id/pin', 'loop.run'),
}

export const notificationRefs = {
  list: endpointRef<typeof notificationCalls.list>('GET', '/api/notifications', 'login'),
  unread: envelopeRef<typeof notificationCalls.unread>('GET', '/api/getNotificacaoNaoLida/:userId', 'login'),
  read: endpointRef<typeof notificationCalls.read>('POST', '/api/notifications/read', 'login'),
}

export const tourRefs = {
  list: endpointRef<typeof tourCalls.list>('GET', '/api/tours', 'login'),
  save: endpointRef<typeof tourCalls.save>('PUT', '/api/tours/:tour', 'login'),
  offer: endpointRef<typeof tourCalls.offer>('PUT', '/api/tour-offers', 'login'),
}

export const supportListRef = endpointRef<typeof supportCalls.list>('GET', '/api/support', 'login', 'support')

export const ventureColoursRef = endpointRef<typeof ventureColours>('GET', '/api/ventures/colours', 'login')
