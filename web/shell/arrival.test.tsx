import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { particleCrud } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { useRecordForm } from '#web/kit/form/useRecordForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useArrival } from '#web/shell/useArrival.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const NewOne = () => {
  const form = useRecordForm(particleCrud, { words: particleWords })
  return (
    <Form of={form}>
      <TextField of={form.of('nome')} first />
    </Form>
  )
}
const Later = () => {
  const [known, setKnown] = useState(false)
  return known ? <NewOne /> : <button onClick={() => setKnown(true)}>O registro chega</button>
}
const Screens = () => {
  const main = useArrival()
  const { pathname } = useLocation()
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/novo">Novo</Link>
      <Link to="/lista">Lista</Link>
      <Link to="/depois">Depois</Link>
      {pathname === '/novo' && <NewOne />}
      {pathname === '/depois' && <Later />}
    </main>
  )
}
const go = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('a screen with a form begins in its first field, another one at its top', async () => {
  render(<Screens />, { me: person(1), path: '/inicio', route: '*' })
  await go('Novo')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await go('Lista')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a form that shows later takes the focus from the screen alone, never from what somebody has chosen', async () => {
  render(<Screens />, { me: person(1), path: '/inicio', route: '*' })
  await go('Depois')
  await userEvent.click(screen.getByRole('button', { name: 'O registro chega' }))
  expect(document.activeElement).not.toBe(screen.getByRole('textbox'))
  await go('Lista')
  await go('Depois')
  screen.getByRole('main').focus()
  screen.getByRole('button', { name: 'O registro chega' }).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(await screen.findByRole('textbox')).toBe(document.activeElement)
})

test('a form that is opened by its address begins in its first field, too, at once or later', async () => {
  const page = render(<Screens />, { me: person(1), path: '/novo', route: '*' })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  page.unmount()
  render(<Screens />, { me: person(1), path: '/depois', route: '*' })
  screen.getByRole('button', { name: 'O registro chega' }).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(await screen.findByRole('textbox')).toBe(document.activeElement)
})

test('a dialog that is open stays in use when the screen below it changes', async () => {
  const page = render(
    <>
      <Screens />
      <Dialog open title="Concluir loop" onClose={() => undefined}>
        <input aria-label="Descrição" data-autofocus />
      </Dialog>
    </>,
    { me: person(1), path: '/inicio', route: '*' },
  )
  const field = screen.getByRole('textbox', { name: 'Descrição' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await act(() => page.go('/lista'))
  expect(document.activeElement).toBe(field)
})
