import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '#web/kit/session/session.ts'
import { early } from '#web/kit/ui/early.tsx'
import { Splash } from '#web/shell/Splash.tsx'

const Shell = early(() => import('#web/shell/Shell.tsx').then((it) => it.Shell))
const TermsGate = lazy(() => import('#web/terms/TermsGate.tsx').then((it) => ({ default: it.TermsGate })))

/** Bar and menu for who is signed in and has accepted the terms; others see the bare screen, or are asked. */
export const Frame = () => {
  const { me } = useSession()
  if (!me?.verified)
    return (
      <main>
        <Outlet />
      </main>
    )
  if (me.use_terms !== true)
    return (
      <Suspense fallback={<Splash />}>
        <TermsGate>
          <Outlet />
        </TermsGate>
      </Suspense>
    )
  return (
    <Suspense fallback={<Splash />}>
      <Shell>
        <Outlet />
      </Shell>
    </Suspense>
  )
}
