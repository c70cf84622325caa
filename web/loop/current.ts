import { loopCalls, type Ponto } from '#contract/loop/loop.ts'
import { call } from '#web/kit/call.ts'
import { answerOf, invalidate } from '#web/kit/query.ts'
import { session } from '#web/kit/session.ts'

/** The signed-in person's id; 0 is nobody. */
export const whose = (): number => session.get().me?.id ?? 0

const kept = () => answerOf(loopCalls.load, { userId: whose() })

/** Everything that shows loops is read again. */
export const refreshLoops = (): Promise<void> => {
  for (const it of [loopCalls.list, loopCalls.show, loopCalls.atoms]) void invalidate(it)
  return invalidate(loopCalls.load)
}

/** The loop as it is known here. */
export const currentLoop = (): Ponto | null => kept().get()?.data ?? null

/** The loop as the server knows it at this moment; throws when it does not answer. */
export const askedLoop = async (): Promise<Ponto | null> => {
  const answer = await call(loopCalls.load, { userId: whose() })
  kept().set(answer)
  return answer.data
}

/** Shows what a call has just answered, and asks for the rest. */
export const putLoop = (loop: Ponto | null): void => {
  const before = kept().get()
  if (before) kept().set({ ...before, data: loop })
  void refreshLoops()
}
