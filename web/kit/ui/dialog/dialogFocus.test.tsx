import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { tell } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { render } from '#web/testing/render.tsx'

/** A dialog whose button is disabled, or leaves, while what it began is refused. */
const Starting = ({ loses }: { loses: 'nothing' | 'disabled' | 'gone' }) => {
  const [open, setOpen] = useState(true)
  const [tried, setTried] = useState(false)
  const begin = () => {
    setTried(true)
    void tell({ title: 'Átomo', body: 'Recusado.', tone: 'warning' })
  }
  return (
    <>
      <button type="button">atrás do véu</button>
      <Dialog open={open} title="Iniciar" onClose={() => setOpen(false)}>
        <input aria-label="busca" data-autofocus />
        {!(tried && loses === 'gone') && (
          <button type="button" disabled={tried && loses === 'disabled'} onClick={begin}>
            Próximo
          </button>
        )}
      </Dialog>
    </>
  )
}
const below = () => screen.getByRole('dialog', { name: 'Iniciar' })

test.each(['nothing', 'disabled', 'gone'] as const)(
  'closing a dialog over another gives it the focus, when its opener lost %s',
  async (loses) => {
    render(<Starting loses={loses} />)
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(below().contains(document.activeElement)).toBe(true))
    await userEvent.tab()
    await userEvent.tab()
    expect(below().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test.each([
  ['its first field', <input aria-label="nota" key="1" />],
  [
    'the field that asks for it',
    [<input aria-label="antes" key="1" />, <input aria-label="nota" key="2" data-autofocus />],
  ],
])('a form in a dialog begins in %s', async (_, fields) => {
  render(
    <Dialog open title="Nota" onClose={() => undefined}>
      <form>{fields}</form>
    </Dialog>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('nota')))
})

test('a focus that fell on the page is found again by Tab, and Esc closes all the same', async () => {
  render(<Starting loses="nothing" />)
  const field = screen.getByLabelText('busca')
  await waitFor(() => expect(document.activeElement).toBe(field))
  const drop = () => act(() => field.blur())
  drop()
  expect(document.activeElement).toBe(document.body)
  await userEvent.tab()
  expect(below().contains(document.activeElement)).toBe(true)
  drop()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** A decision after which there is nothing left to decide: its button goes once the page has read the answer. */
const Decided = () => {
  const [open, setOpen] = useState(false)
  const [decided, setDecided] = useState(false)
  return (
    <main tabIndex={-1}>
      {!decided && (
        <button type="button" onClick={() => setOpen(true)}>
          Negar
        </button>
      )}
      <Dialog open={open} title="Negar" onClose={() => setOpen(false)}>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            setTimeout(() => setDecided(true), 50)
          }}
        >
          Confirmar
        </button>
      </Dialog>
    </main>
  )
}

test('an opener that leaves soon after its dialog hands the focus to the page', async () => {
  render(<Decided />)
  await userEvent.click(screen.getByRole('button', { name: 'Negar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Negar' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})
