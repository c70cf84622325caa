import { homeRefs, loopRefs, notificationRefs, ventureColoursRef } from '#web/firstCalls.ts'
import { askedEarly } from '#web/kit/call/early.ts'
import { know } from '#web/kit/call/query.ts'
import { shapeOf, type EndpointRef } from '#web/kit/call/request.ts'
import { session } from '#web/kit/session/session.ts'

/** Longer than this home does not wait for an answer: it shows without it. */
const WAIT_MS = 150

interface Question {
  readonly endpoint: EndpointRef
  readonly input?: Readonly<Record<string, unknown>>
  readonly keep?: boolean
  /** True where home shows as well without the answer. */
  readonly later?: true
}

/** What the homes of all roles read. */
const questionsOf = (userId: number): readonly Question[] => [
  ...[homeRefs.mine, homeRefs.day, homeRefs.days, homeRefs.team, homeRefs.teamWeek].map((it) => ({ endpoint: it })),
  ...[homeRefs.unordered, homeRefs.ventures, homeRefs.waiting].map((it) => ({ endpoint: it })),
  { endpoint: loopRefs.atoms, input: { userId } },
  { endpoint: loopRefs.load, input: { userId }, keep: false },
  { endpoint: ventureColoursRef, later: true },
  { endpoint: notificationRefs.unread, input: { userId }, later: true },
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
