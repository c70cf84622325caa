import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate, know } from '#web/kit/call/query.ts'
import { session } from '#web/kit/session/session.ts'
import { browserStorage, readJson } from '#web/kit/storage.ts'

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

const isLoaded = (kept: unknown): kept is Loaded =>
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
  if (!cached().get()) cached().set(kept)
  return true
}

/** Shows a concluded loop: the current one, or another of the list. */
export const knowLoop = (loop: Ponto): void => {
  if (currentLoop()?.id === loop.id) putLoop(loop)
  else void refreshLoops()
}

/** Removes a discarded loop: the current one, or another. */
export const dropLoop = ({ id }: Pick<Ponto, 'id'>): void => {
  if (currentLoop()?.id === id) putLoop(null)
  else void refreshLoops()
}

/** Shows the loop of an answer, and reloads everything else that shows loops. */
export const putLoop = (loop: Ponto | null): void => {
  const before = cached().get()
  if (before) cached().set({ ...before, data: loop })
  void refreshLoops()
}
