import { act, render as renderBare, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createHashRouter, Outlet, useNavigate, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from '#web/kit/form/useLeaveGuard.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { questions } from '#web/kit/ui/dialog/confirm.ts'
import { ConfirmHost } from '#web/kit/ui/dialog/ConfirmHost.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useDialogHold } from '#web/kit/ui/dialog/hold.ts'

/** Traversals of the window; hears of them before the part that is tested, which tells nobody. */
const pops = vi.hoisted(() => {
  const pops = { count: 0 }
  window.addEventListener('popstate', () => void (pops.count += 1), { capture: true })
  return pops
})

const Typed = () => {
  const [text, setText] = useState('')
  useDialogHold(text !== '')
  return <input aria-label="texto" value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

const Page = () => {
  const [open, setOpen] = useState(false)
  const [inner, setInner] = useState(false)
  const [, setParams] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <h1>Página</h1>
      <button onClick={() => setOpen(true)}>abrir</button>
      <Dialog open={open} title="Fora" onClose={() => setOpen(false)}>
        <Typed />
        <button onClick={() => setInner(true)}>dentro</button>
        <button onClick={() => setParams({ q: 'x' }, { replace: true })}>filtrar</button>
        <button
          onClick={() => {
            setOpen(false)
            void navigate('/feito')
          }}
        >
          enviar
        </button>
        <Dialog open={inner} title="Dentro" onClose={() => setInner(false)}>
          sobre tudo
        </Dialog>
      </Dialog>
    </>
  )
}

const Unsaved = () => {
  useLeaveGuard(true)
  return <h1>Formulário</h1>
}

let router: ReturnType<typeof createHashRouter>
let shown: ReturnType<typeof renderBare>
/** Paths that the router was at, one for each of its navigations. */
let visits: string[]
beforeEach(async () => {
  questions.set([])
  if (window.location.hash !== '#/antes') {
    // The address changes before its traversal is told, which would count as one of the test's own.
    const told = pops.count
    window.location.hash = '#/antes'
    await waitFor(() => expect(pops.count).toBe(told + 1))
  }
  router = createHashRouter([
    {
      element: (
        <>
          <Outlet />
          <ConfirmHost />
        </>
      ),
      children: [
        { path: '/pagina', element: <Page /> },
        { path: '/formulario', element: <Unsaved /> },
        { path: '*', element: <h1>Outra</h1> },
      ],
    },
  ])
  shown = renderBare(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await act(() => router.navigate('/pagina'))
  visits = []
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') visits.push(location.pathname + location.search)
  })
})
afterEach(() => {
  shown.unmount()
  router.dispose()
})

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'abrir' }))
  await isCovered(true)
}
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const isAt = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash))
const isCovered = (is: boolean) => waitFor(() => expect(Boolean(window.history.state.over)).toBe(is))
/** A traversal ends in a task of its own: what is asked for before that is lost. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
/** The browser's own Back and Forward, which no script calls. */
const press = (button: 'back' | 'forward') => History.prototype[button].call(window.history)
const isGone = (name: string) => waitFor(() => expect(dialog(name)).toBeNull())

test('Back closes the dialog and stays on the page, which the router does not hear of', async () => {
  await open()
  press('back')
  await isGone('Fora')
  expect([window.location.hash, visits]).toEqual(['#/pagina', []])
  press('back')
  await isAt('#/antes')
  await screen.findByText('Outra')
})

test('dialogs over dialogs close one by one', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'dentro' }))
  press('back')
  await isGone('Dentro')
  await isCovered(true)
  expect(dialog('Fora')).toBeTruthy()
  press('back')
  await isGone('Fora')
  expect(window.location.hash).toBe('#/pagina')
})

test('what is typed there is asked about, as by Esc, and whoever stays can go back again', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('texto'), 'x')
  press('back')
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }))
  expect(dialog('Fora')).toBeTruthy()
  await isCovered(true)
  press('back')
  await screen.findByRole('button', { name: 'Continuar aqui' })
  await isCovered(true)
  press('back')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continuar aqui' })).toBeNull())
  await isCovered(true)
  press('back')
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }))
  await isGone('Fora')
  expect([window.location.hash, visits]).toEqual(['#/pagina', []])
})

test('a dialog that was closed by hand leaves nothing behind, forward included', async () => {
  await open()
  const before = pops.count + 1
  await userEvent.keyboard('{Escape}')
  // The entry changes before its traversal is told.
  await waitFor(() => expect(pops.count).toBe(before))
  await isCovered(false)
  await settled()
  press('forward')
  // There and back again.
  await waitFor(() => expect(pops.count).toBe(before + 2))
  expect([dialog('Fora'), window.location.hash, visits]).toEqual([null, '#/pagina', []])
  press('back')
  await isAt('#/antes')
})

test('a dialog that leads on is no page in between', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  await isAt('#/feito')
  press('back')
  await isAt('#/pagina')
  await screen.findByText('Página')
  expect(dialog('Fora')).toBeNull()
  press('back')
  await isAt('#/antes')
})

test('what the page changes in its address under the dialog stays', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'filtrar' }))
  await isAt('#/pagina?q=x')
  press('back')
  await isGone('Fora')
  expect([window.location.hash, visits]).toEqual(['#/pagina?q=x', ['/pagina?q=x']])
})

test('a form that asks before it is left asks by Back, stays by a second Back, and is left by the answer', async () => {
  await act(() => router.navigate('/formulario'))
  const question = () => screen.findByRole('button', { name: 'Continuar aqui' })
  press('back')
  await question()
  await isCovered(true)
  press('back')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continuar aqui' })).toBeNull())
  expect([window.location.hash, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    '#/formulario',
    'Formulário',
  ])
  press('back')
  await question()
  await isCovered(true)
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  await isAt('#/pagina')
  await screen.findByText('Página')
  await isCovered(false)
})
