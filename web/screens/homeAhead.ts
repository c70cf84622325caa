import { attentionCalls, homeCalls, overviewCalls, timeCalls, waitingCalls } from '#contract/home/home.calls.ts'
import type { CallRef } from '#contract/kit/endpoint.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { askedEarly } from '#web/kit/call/early.ts'
import { know } from '#web/kit/call/query.ts'
import { shapeOf } from '#web/kit/call/request.ts'
import { session } from '#web/kit/session/session.ts'

/** Longer than this home does not wait for an answer: it shows without it. */
const WAIT_MS = 150

interface Question {
  readonly endpoint: CallRef
  readonly input?: Readonly<Record<string, unknown>>
  readonly keep?: boolean
  /** True where home shows as well without the answer. */
  readonly later?: true
}

/** What the homes of all roles read. */
const questionsOf = (userId: number): readonly Question[] => [
  ...[homeCalls.mine, timeCalls.day, timeCalls.days, homeCalls.team, overviewCalls.week].map((call) => ({
    endpoint: call,
  })),
  ...[overviewCalls.unordered, homeCalls.ventures, waitingCalls.counts].map((call) => ({ endpoint: call })),
  ...[attentionCalls.attention, attentionCalls.gates, attentionCalls.demands].map((call) => ({ endpoint: call })),
  { endpoint: loopCalls.atoms, input: { userId } },
  { endpoint: loopCalls.load, input: { userId }, keep: false },
  { endpoint: newsCalls.latest },
  { endpoint: colourCalls.colours, later: true },
  { endpoint: notificationCalls.unread, input: { userId }, later: true },
]

/**
 * Takes in the answers that web/kit/first.js asked for, so that the first frame of home has them: a frame of stand-ins
 * first is a sixth of all that a start reckons.
 */
export const readAhead = async (): Promise<void> => {
  const { me } = session.get()
  if (!me) return
  const questions = questionsOf(me.id).map((it) => ({ ...it, url: shapeOf(it.endpoint, it.input ?? {}).url }))
  const early = questions.filter((it) => askedEarly(it.url))
  if (early.length === 0) return
  const answers = early.map((it) => ({ ...it, read: know(it.endpoint, it.input ?? {}, it) }))
  const late = new Promise<void>((done) => setTimeout(done, WAIT_MS))
  await Promise.race([Promise.allSettled(answers.flatMap((it) => (it.later ? [] : [it.read]))), late])
}
