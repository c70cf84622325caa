import './kit/theme/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '#web/kit/call/query.ts'
import { keepFresh } from '#web/kit/call/refresh.ts'
import { watchConnection } from '#web/kit/connection.ts'
import { openLive } from '#web/kit/live/live.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { openSession, session } from '#web/kit/session/session.ts'
import { readToken, watchToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { guardedRoutes } from '#web/screens/guard.tsx'
import { App } from '#web/shell/App.tsx'
import { Frame } from '#web/shell/Frame.tsx'
import { BrokenPage } from '#web/shell/notice/BrokenPage.tsx'
import { Splash } from '#web/shell/Splash.tsx'

/** Shows when not even the frame around the screens can be rendered. */
const BrokenApp = () => (
  <main>
    <BrokenPage />
  </main>
)

// The app's style sheet stands behind the mark (index.html). Files of single screens go into the head and have to come
// after it, so it goes there before them; the one in its first place leaves once the other is read.
const sheet = document.querySelector('body > link[rel="stylesheet"]')
if (sheet) {
  const inHead = sheet.cloneNode()
  inHead.addEventListener('load', () => sheet.remove(), { once: true })
  document.head.append(inHead)
}

openSession(sessionCalls)
watchToken()
watchConnection()
keepFresh()
openLive()

// A token exists: loads the shell and the later parts of home while the server looks up the session.
if (readToken() !== null) {
  import('#web/shell/Shell.tsx').catch(() => undefined)
  if (['', '#', '#/'].includes(window.location.hash)) import('#web/home/cards/WaitingForMe.tsx').catch(() => undefined)
}

// Milliseconds before the service worker caches the app, so that the screen comes first.
const REGISTER_MS = 1500
const register = () =>
  setTimeout(() => {
    import('#web/kit/worker/register.ts')
      .then((it) => it.registerWorker())
      .catch((error: unknown) => logFailure('Service worker', error))
  }, REGISTER_MS)
if (import.meta.env.PROD) window.addEventListener('load', register, { once: true })

const router = createHashRouter([
  {
    Component: App,
    ErrorBoundary: BrokenApp,
    HydrateFallback: Splash,
    children: guardedRoutes({ Component: Frame, ErrorBoundary: BrokenPage }),
  },
])

// The person signed in or out, changed role or gave the second factor: the screen is requested again.
let seen = ''
session.subscribe(() => {
  const { state, me } = session.get()
  if (state === 'out' || me?.verified === false) viewAs.set(null)
  const now = `${state === 'ended' ? 'in' : state} ${me?.id} ${me?.role} ${me?.verified}`
  if (now !== seen) void router.revalidate()
  seen = now
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
)
