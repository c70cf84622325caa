import { loopCalls, loopCenter, type Ponto } from '#contract/loop/loop.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate, know } from '#web/kit/call/query.ts'
import { session } from '#web/kit/session/session.ts'
import { browserStorage, readJson } from '#web/kit/storage.ts'

/** The signed-in person's id; 0 is nobody. */
export const currentUserId = (): number => session.get().me?.id ?? 0

const cached = () => answerOf(loopCalls.load, { userId: currentUserId() })

/** Everything that shows loops is read again. */
export const refreshLoops = (): Promise<void> => {
  for (const call of [loopCenter, loopCalls.show, loopCalls.atoms]) void invalidate(call)
  return invalidate(loopCalls.load)
}

/** The loop as this page last read it. */
const currentLoop = (): Ponto | null => cached().get()?.data ?? null

/** Reads the loop from the server; throws without an answer. */
export const fetchLoop = async (): Promise<Ponto | null> => {
  const answer = await call(loopCalls.load, { userId: currentUserId() })
  cached().set(answer)
  return answer.data
}

type Loaded = NonNullable<ReturnType<ReturnType<typeof cached>['get']>>

const KEY = 'nucleo.loop'

/** Remembers the last answer, so that a page opened without a network shows the loop. */
export const rememberLoop = (userId: number, answer: Loaded): void =>
  browserStorage.set(`${KEY}.${userId}`, JSON.stringify(answer))

/** Reads what screen 0 needs, unless it is cached: a loop can then be started offline. */
export const prefetch = (userId: number): void => {
  for (const call of [loopCalls.atoms, loopCalls.ventures]) void know(call, { userId })
}

/** Shows the loop that `rememberLoop` stored; false without one. */
export const recallLoop = (userId: number): boolean => {
  const read = loopCalls.load.output.safeParse(readJson(browserStorage.get(`${KEY}.${userId}`)))
  if (read.success && !cached().get()) cached().set(read.data)
  return read.success
}

/** Shows a loop that was concluded: the current one, or another of the list. */
export const knowLoop = (loop: Ponto): void => {
  if (currentLoop()?.id === loop.id) putLoop(loop)
  else void refreshLoops()
}

/** Removes a loop that was discarded: the current one, or another. */
export const dropLoop = ({ id }: Pick<Ponto, 'id'>): void => {
  if (currentLoop()?.id === id) putLoop(null)
  else void refreshLoops()
}

/** Shows the loop that a call has answered, and reads again what else shows loops. */
export const putLoop = (loop: Ponto | null): void => {
  const before = cached().get()
  if (before) cached().set({ ...before, data: loop })
  void refreshLoops()
}
