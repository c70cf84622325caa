import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useSession } from '#web/kit/session/session.ts'

// Without a network there is no bar, and the page still says what it has to say.
const PublicBar = lazy(() =>
  import('#web/page/public/PublicBar.tsx').then(
    (it): { default: ComponentType } => ({ default: it.PublicBar }),
    () => ({ default: () => null }),
  ),
)

/** A page that may be seen without the shell: then it says whose it is. */
export const ForAnybody = ({ children }: { children: ReactNode }) => {
  const { me } = useSession()
  return (
    <>
      {!me?.verified && (
        <Suspense fallback={null}>
          <PublicBar />
        </Suspense>
      )}
      {children}
    </>
  )
}
