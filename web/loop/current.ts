import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate, know } from '#web/kit/call/query.ts'
import { session } from '#web/kit/session/session.ts'
import { browserStorage, readJson } from '#web/kit/storage.ts'
import { withLoop, withoutLoop } from '#web/loop/loops.ts'

/** Id of the signed-in person; 0 for nobody. */
export const currentUserId = (): number => session.get().me?.id ?? 0

const cached = () => answerOf(loopCalls.load, { userId: currentUserId() })

/** Reloads everything that shows loops. */
export const refreshLoops = (): Promise<void> => {
  for (const call of [loopCenter, loopCalls.show, loopCalls.atoms]) void invalidate(call)
  return invalidate(loopCalls.load)
}

/** The loop in the page's cache. */
export const currentLoop = (): Ponto | null => cached().get()?.data ?? null

/** Reads the loop from the server; throws without an answer. */
export const fetchLoop = async (): Promise<Ponto | null> => {
  const answer = await call(loopCalls.load, { userId: currentUserId() })
  cached().set(answer)
  return answer.data
}

type Loaded = NonNullable<ReturnType<ReturnType<typeof cached>['get']>>

const KEY = 'nucleo.loop'

/** Stores the last answer, so that a page opened without a network shows the loop. */
export const rememberLoop = (userId: number, answer: Loaded): void =>
  browserStorage.set(`${KEY}.${userId}`, JSON.stringify(answer))

/** Loads the data of screen 0, unless it is cached, so that a loop can be started offline. */
export const prefetch = (userId: number): void => {
  void know(loopCalls.atoms, { userId })
  void know(loopCalls.ventures, { userId })
}

/** Types of the fields that the page reads: an answer that an earlier version stored may lack some. */
const loopShape = {
  id: 'number',
  user_id: 'number',
  atomo_id: 'number',
  data_inicio: 'string',
  inicio: 'string',
  status: 'number',
  descricao: 'string',
  atomo: 'string',
  projeto: 'string',
  venture_id: 'number',
  elapsed_confirmed: 'boolean',
  version: 'number',
}
const limitsShape = { check_seconds: 'number', alert_seconds: 'number', elapsed_seconds: 'number' }

const fits = (value: unknown, shape: Readonly<Record<string, string>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(shape).every(([key, type]) => typeof Reflect.get(value, key) === type)

/** An earlier version stored no loops but the current one. */
type Kept = Omit<Loaded, 'waiting' | 'waiting_more' | 'last'> & Partial<Loaded>

const isLoaded = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'data' in kept &&
  (kept.data === null || fits(kept.data, loopShape)) &&
  'limits' in kept &&
  fits(kept.limits, limitsShape)

/** Shows the loop that `rememberLoop` stored; false without one. */
export const recallLoop = (userId: number): boolean => {
  const kept = readJson(browserStorage.get(`${KEY}.${userId}`))
  if (!isLoaded(kept)) return false
  if (!cached().get()) cached().set({ waiting: [], waiting_more: 0, last: null, ...kept })
  return true
}

/** Shows the loop of an answer, the current one or one that waits, and reloads everything else that shows loops. */
export const putLoop = (loop: Ponto): void => {
  const before = cached().get()
  if (before) cached().set(withLoop(before, loop))
  void refreshLoops()
}

/** Removes a discarded loop. */
export const dropLoop = ({ id }: Pick<Ponto, 'id'>): void => {
  const before = cached().get()
  if (before) cached().set(withoutLoop(before, id))
  void refreshLoops()
}
