import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { store, useStore } from '#web/kit/store.ts'
import { tell } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

export type Act = 'start' | 'stop' | 'conclude' | 'discard' | 'here' | 'elapsed'

/** How long an act waits for its answer; what takes longer is kept and sent again. */
export const ACT_MS = 15_000

/** What is on its way to the server; each thing once, so that a double click sends one call. */
export const acting = store<readonly Act[]>([])

export const useActing = (act: Act): boolean => useStore(acting).includes(act)

export interface Trouble {
  readonly act: Act
  readonly message: string
  readonly retry: () => void
}

/** What did not reach the server, told quietly where it was done; nothing typed is lost. */
export const trouble = store<Trouble | undefined>(undefined)

/** Runs `work` unless the same is under way; a refused call goes to `failed`. False: it was not done. */
export const once = async (
  act: Act,
  work: () => Promise<unknown>,
  failed: (error: CallError) => unknown,
): Promise<boolean> => {
  if (acting.get().includes(act)) return false
  acting.set((all) => [...all, act])
  if (trouble.get()?.act === act) trouble.set(undefined)
  try {
    await work()
    return true
  } catch (error) {
    if (!isCallError(error)) throw error
    await failed(error)
    return false
  } finally {
    acting.set((all) => all.filter((it) => it !== act))
  }
}

/** Nothing was answered: the network is gone, or the session could not be kept alive. */
export const unsent = (error: CallError): boolean => error.network || error.cancelled

/** Section 8: what the server says is a warning dialog, titled Átomo for a start and Ponto for the rest. */
export const warn = (error: CallError, title: 'titleAtom' | 'titleLoop'): void =>
  void tell({ title: say(loopWords, title), body: error.message, tone: 'warning' })

/** Section 8: a start or a discard that got no answer is a browser alert. The start is kept, the discard is not done. */
export const alarm = (act: 'start' | 'discard'): void =>
  window.alert(act === 'start' ? say(outboxWords, 'startKept') : say(loopScreenWords, 'discardNoAnswer'))

/** The session has to be shown first; until then nothing is sent. */
const wantsSignIn = ({ status }: CallError): boolean => status === 401 || status === 406

/** It was answered, but not now: nobody shall believe that the click was lost, nor that it was recorded. */
export const tellKept = (error: CallError): void =>
  void toast.warning(say(outboxWords, wantsSignIn(error) ? 'keptSignIn' : 'keptBusy'))

/** Section 8: other failures of the network are only logged; the screen adds a line with a way to try again. */
export const remember = (act: Act, error: CallError, retry: () => void): void => {
  logFailure(`Loop, ${act}`, error)
  trouble.set({ act, message: error.message, retry })
}
