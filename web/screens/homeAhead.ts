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
}

/** What the homes of all roles read. */
const questionsOf = (userId: number): readonly Question[] => [
  ...[homeRefs.mine, homeRefs.day, homeRefs.days, homeRefs.team, homeRefs.teamWeek].map((it) => ({ endpoint: it })),
  ...[homeRefs.unordered, homeRefs.ventures, homeRefs.waiting, ventureColoursRef].map((it) => ({ endpoint: it })),
  ...[loopRefs.atoms, notificationRefs.unread].map((it) => ({ endpoint: it, input: { userId } })),
  { endpoint: loopRefs.load, input: { userId }, keep: false },
]

/**
 * Takes in the answers that web/kit/first.js asked for, so that the first frame of home has them: a frame of stand-ins
 * first is a sixth of all that a start reckons.
 */
export const readAhead = async (): Promise<void> => {
  const { me } = session.get()
  if (!me) return
  const early = questionsOf(me.id).filter(({ endpoint, input = {} }) => askedEarly(shapeOf(endpoint, input).url))
  if (early.length === 0) return
  const late = new Promise<void>((done) => setTimeout(done, WAIT_MS))
  await Promise.race([Promise.allSettled(early.map((it) => know(it.endpoint, it.input ?? {}, it))), late])
}
