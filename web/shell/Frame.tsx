import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '#web/kit/session.ts'
import { Splash } from '#web/shell/Splash.tsx'

const Shell = lazy(() => import('#web/shell/Shell.tsx').then((it) => ({ default: it.Shell })))

/** Bar and menu for who is signed in; others see the bare screen. */
export const Frame = () => {
  const { me } = useSession()
  if (!me?.verified)
    return (
      <main>
        <Outlet />
      </main>
    )
  return (
    <Suspense fallback={<Splash />}>
      <Shell>
        <Outlet />
      </Shell>
    </Suspense>
  )
}
