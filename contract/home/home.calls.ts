import type { attentionSchemas } from '#contract/home/attention.ts'
import type { homeSchemas } from '#contract/home/home.ts'
import type { moneySchemas } from '#contract/home/money.ts'
import type { overviewSchemas } from '#contract/home/overview.ts'
import type { timeSchemas } from '#contract/home/time.ts'
import type { waitingSchemas } from '#contract/home/waiting.ts'
import { callsOf } from '#contract/kit/endpoint.ts'
import { portalShows } from '#contract/portal/portal.calls.ts'

export const homeCalls = callsOf<typeof homeSchemas>()({
  mine: {
    method: 'GET',
    path: '/api/home',
    shows: ['my.loop', 'my.atom'],
    can: 'home.open',
    summary: 'What the home page of the signed-in person shows: their week, their atoms',
  },
  team: {
    method: 'GET',
    path: '/api/home/team',
    shows: ['loop', 'loopRequest'],
    can: 'loop.seeAll',
    summary: 'Who works now: the first of them, how many, and everybody’s hours of the day and the week',
  },
  ventures: {
    method: 'GET',
    path: '/api/home/ventures',
    shows: [...portalShows, 'atom', 'entrega'],
    can: 'login',
    summary:
      'Headquarter: a client sees the ventures of their company, whoever sees all projects sees all, others theirs',
  },
})

/** Calls of the home of people who are responsible for others. */
export const overviewCalls = callsOf<typeof overviewSchemas>()({
  week: {
    method: 'GET',
    path: '/api/home/team/week',
    shows: ['loop'],
    can: 'loop.seeAll',
    summary: 'Hours of everybody’s week by venture, running ones counted, beside what commitments ask of the week',
  },
  unordered: {
    method: 'GET',
    path: '/api/home/unordered',
    shows: ['loop', 'order'],
    can: 'loop.seeAll',
    summary: 'Hours of concluded loops that are neither invoiced nor paid, by person and by week in which they began',
  },
})

/** What asks for somebody’s attention, by what the person answers for. */
export const attentionCalls = callsOf<typeof attentionSchemas>()({
  attention: {
    method: 'GET',
    path: '/api/home/attention',
    can: 'loop.seeAll',
    shows: ['gate', 'atom', 'loop', 'projeto'],
    summary: 'Late gates, people whose week is over their commitment, and loops to confirm by person',
  },
  gates: {
    method: 'GET',
    path: '/api/home/gates',
    can: 'home.open',
    shows: ['gate', 'projeto'],
    summary: 'Gates of one’s ventures that are not approved, with their stage and day',
  },
  demands: {
    method: 'GET',
    path: '/api/home/demands',
    can: 'demanda.follow',
    shows: ['demanda', 'projeto'],
    summary: 'Demands on their way to a venture in execution, with what each waits for',
  },
})

/** Calls about one's own time. A loop counts for its start day. */
export const timeCalls = callsOf<typeof timeSchemas>()({
  days: {
    method: 'GET',
    path: '/api/home/days',
    shows: ['my.loop'],
    can: 'home.open',
    summary: 'One’s own hours of finished loops in the week or month around a day, by day and venture',
  },
  day: {
    method: 'GET',
    path: '/api/home/day',
    shows: ['my.loop'],
    can: 'home.open',
    summary: 'One’s own loops of a day with their hours; today’s when no day is given',
  },
})

/** Apart from the other calls of home, whose page does not wait for it. */
export const waitingCalls = callsOf<typeof waitingSchemas>()({
  counts: {
    method: 'GET',
    path: '/api/home/waiting',
    shows: [
      'registration',
      'invitationRequest',
      'loopRequest',
      'week',
      'loop',
      'atom',
      'gate',
      'dataRequest',
      'looper',
      'my.notification',
    ],
    can: 'login',
    summary: 'How much waits for whoever decides on it; what the person may not open is left out',
  },
})

/** What is paid, by what the person may see of it. */
export const moneyCalls = callsOf<typeof moneySchemas>()({
  shown: {
    method: 'GET',
    path: '/api/home/money',
    can: 'home.open',
    shows: ['order', 'loop', 'week', 'finance', 'invoice', 'entrega'],
    summary:
      'One’s own week as it would be paid and last orders; orders to be paid by Friday and overdue ones; cash of the month, for whoever reads each',
  },
})
