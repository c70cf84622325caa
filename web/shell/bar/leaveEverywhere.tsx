import { authCalls } from '#contract/auth/auth.calls.ts'
import { leaveEverywhereWords } from '#contract/shell/leaveEverywhere.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { unsentCount } from '#web/kit/outbox/copy.ts'
import { forgetSession } from '#web/kit/session/session.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { confirm, tell } from '#web/kit/ui/dialog/confirm.ts'
import { say } from '#web/kit/words.ts'

const ask = (): Promise<boolean> => {
  const count = unsentCount.get()
  return confirm({
    title: say(leaveEverywhereWords, 'title'),
    body: (
      <>
        <p>{say(leaveEverywhereWords, 'body')}</p>
        {count > 0 && <p>{say(shellWords, 'leaveUnsent', { count })}</p>}
      </>
    ),
    yes: say(leaveEverywhereWords, 'yes'),
    no: say(shellWords, 'stay'),
  })
}

/**
 * Ends all sessions of the person, asked about first; whether they are out. Who wants the other devices out is told when
 * that is not sure, and stays to try again. Loaded when it is wanted: hardly anybody ever does.
 */
export const leaveEverywhere = async (): Promise<boolean> => {
  if (!(await ask())) return false
  // A preview refuses every write, and this is one.
  viewAs.set(null)
  try {
    await call(authCalls.logoutAll, {})
  } catch (error) {
    if (!isCallError(error)) throw error
    // The page itself reports a session that ended, or that lacks its second factor.
    if (error.status !== 401 && error.status !== 406)
      await tell({ title: say(leaveEverywhereWords, 'failed'), body: error.message, tone: 'error' })
    return false
  }
  forgetSession()
  return true
}
