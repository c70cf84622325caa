import { QueryClientProvider } from '@tanstack/react-query'
import { render as renderBare, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { queryClient } from '#web/kit/call/query.ts'
import type { Person } from '#web/kit/session/session.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { ConfirmHost } from '#web/kit/ui/dialog/ConfirmHost.tsx'
import { ToastHost } from '#web/kit/ui/toast/ToastHost.tsx'
import { person, signInAs } from '#web/testing/person.ts'

interface RenderOptions {
  /** The signed-in person; a looper by default, nobody when null. */
  readonly me?: Person | null
  /** Initial path of the page, with its query. */
  readonly path?: string
  /** Path of the route, when the screen reads parameters. */
  readonly route?: string
}

export interface Rendered extends RenderResult {
  /** Present path of the page. */
  readonly at: () => string
  readonly go: (path: string, state?: unknown) => Promise<void>
  readonly back: () => Promise<void>
}

const Frame = () => (
  <>
    <Outlet />
    <ConfirmHost />
    <ToastHost />
  </>
)

/** Renders within the app's providers and a router in memory, with an empty cache and no retries. */
export const render = (ui: ReactNode, { me, path = '/', route }: RenderOptions = {}): Rendered => {
  queryClient.clear()
  // Nearly every screen requests the colours; none is chosen.
  queryClient.setQueryData([colourCalls.colours.path, {}], { chosen: [] })
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always', staleTime: 10_000 } })
  signInAs(me === null ? undefined : (me ?? person(4)))
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [{ path: route ?? '*', element: ui }, ...(route ? [{ path: '*', element: null }] : [])],
      },
    ],
    { initialEntries: [path] },
  )
  const rendered = renderBare(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return {
    ...rendered,
    at: () => router.state.location.pathname + router.state.location.search,
    go: (to, state) => router.navigate(to, { state }),
    back: () => router.navigate(-1),
  }
}
