import { loopCalls, loopCenter, type Ponto } from '#contract/loop/loop.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate, know } from '#web/kit/call/query.ts'
import { keep, readJson } from '#web/kit/keep.ts'
import { session } from '#web/kit/session/session.ts'

/** The signed-in person's id; 0 is nobody. */
export const whose = (): number => session.get().me?.id ?? 0

const kept = () => answerOf(loopCalls.load, { userId: whose() })

/** Everything that shows loops is read again. */
export const refreshLoops = (): Promise<void> => {
  for (const it of [loopCenter, loopCalls.show, loopCalls.atoms]) void invalidate(it)
  return invalidate(loopCalls.load)
}

/** The loop as it is known here. */
const currentLoop = (): Ponto | null => kept().get()?.data ?? null

/** The loop as the server knows it at this moment; throws when it does not answer. */
export const askedLoop = async (): Promise<Ponto | null> => {
  const answer = await call(loopCalls.load, { userId: whose() })
  kept().set(answer)
  return answer.data
}

type Loaded = NonNullable<ReturnType<ReturnType<typeof kept>['get']>>

const KEY = 'nucleo.loop'

/** Remembers the last answer, so that a page opened without a network shows the loop. */
export const rememberLoop = (userId: number, answer: Loaded): void =>
  keep.set(`${KEY}.${userId}`, JSON.stringify(answer))

/** Asks for what screen 0 needs, unless it is known: without a network it could not. */
export const readAhead = (userId: number): void => {
  for (const it of [loopCalls.atoms, loopCalls.ventures]) void know(it, { userId })
}

/** Shows the loop as it was last known here; false when it never was. */
export const recallLoop = (userId: number): boolean => {
  const read = loopCalls.load.output.safeParse(readJson(keep.get(`${KEY}.${userId}`)))
  if (read.success && !kept().get()) kept().set(read.data)
  return read.success
}

/** A loop that was concluded: the current one, or another of the list. */
export const knowLoop = (loop: Ponto): void => {
  if (currentLoop()?.id === loop.id) putLoop(loop)
  else void refreshLoops()
}

/** A loop that was discarded: the current one, or another. */
export const dropLoop = ({ id }: Pick<Ponto, 'id'>): void => {
  if (currentLoop()?.id === id) putLoop(null)
  else void refreshLoops()
}

/** Shows what a call has just answered, and asks for the rest. */
export const putLoop = (loop: Ponto | null): void => {
  const before = kept().get()
  if (before) kept().set({ ...before, data: loop })
  void refreshLoops()
}
