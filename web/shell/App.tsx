import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { useCall } from '#web/kit/call/query.ts'
import { proofAsked } from '#web/kit/call/stepUp.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { ConfirmHost } from '#web/kit/ui/dialog/ConfirmHost.tsx'
import { ToastHost } from '#web/kit/ui/toast/ToastHost.tsx'
import { ConnectionBanner } from '#web/shell/ConnectionBanner.tsx'
import { Splash } from '#web/shell/Splash.tsx'
import { UpdateNotice } from '#web/shell/UpdateNotice.tsx'

const FirstRun = lazy(() => import('#web/setup/FirstRun.tsx').then((it) => ({ default: it.FirstRun })))
const SignInAgain = lazy(() => import('#web/auth/SignInAgain.tsx').then((it) => ({ default: it.SignInAgain })))

const StepUp = lazy(() => import('#web/auth/passkey/StepUp.tsx').then((it) => ({ default: it.StepUp })))

/** Around every screen: the first run in place of all, and what may lie over any screen. */
export const App = () => {
  const { state } = useSession()
  const proving = useStore(proofAsked) !== null
  const setup = useCall(setupCalls.state, {}, { enabled: state === 'out', staleTime: 60_000 })
  const needed = state === 'out' && setup.data?.needed === true
  return (
    <>
      <ConnectionBanner />
      {needed ? (
        <Suspense fallback={<Splash />}>
          <FirstRun />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {state === 'ended' && (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      )}
      {proving && (
        <Suspense fallback={null}>
          <StepUp />
        </Suspense>
      )}
      <UpdateNotice />
      <ConfirmHost />
      <ToastHost />
    </>
  )
}
