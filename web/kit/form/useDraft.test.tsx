import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { useLeaveGuard } from '#web/kit/form/useLeaveGuard.ts'
import { useServerErrors } from '#web/kit/form/useServerErrors.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const Note = () => {
  const [text, setText, { clear, restored }] = useDraft('note', '')
  useLeaveGuard(text !== '')
  return (
    <>
      <textarea aria-label="nota" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {restored && <p>voltou</p>}
      <button type="button" onClick={clear}>
        limpar
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('nota').value

test('what was typed is there again after a reload, until it is sent or dropped', async () => {
  const first = render(<Note />)
  expect(screen.queryByText('voltou')).toBeNull()
  await userEvent.type(screen.getByLabelText('nota'), 'quase pronto')
  first.unmount()
  const second = render(<Note />)
  expect(field()).toBe('quase pronto')
  expect(screen.getByText('voltou')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'limpar' }))
  expect(field()).toBe('')
  second.unmount()
  render(<Note />)
  expect(field()).toBe('')
})

test('a draft is its writer’s own', async () => {
  const first = render(<Note />, { me: person(4) })
  await userEvent.type(screen.getByLabelText('nota'), 'meu')
  first.unmount()
  render(<Note />, { me: person(7) })
  expect(field()).toBe('')
})

test('a draft grows old', async () => {
  const first = render(<Note />)
  await userEvent.type(screen.getByLabelText('nota'), 'velho')
  first.unmount()
  const later = Date.now() + 31 * 24 * 3600 * 1000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  render(<Note />)
  expect(field()).toBe('')
})

test('leaving with unsaved work asks, and staying stays', async () => {
  const { at, go } = render(<Note />, { route: '/note', path: '/note' })
  await userEvent.type(screen.getByLabelText('nota'), 'x')
  void go('/elsewhere')
  await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
  await userEvent.click(screen.getByRole('button', { name: 'Continuar aqui' }))
  expect(at()).toBe('/note')
  void go('/elsewhere')
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(at()).toBe('/elsewhere'))
})

test('a refusal stands in one summary that takes the focus and leads to each field', async () => {
  const refusal = new CallError({
    message: 'Verifique os campos!',
    status: 422,
    fields: [
      { path: 'nome', message: 'Preencha o nome.' },
      { path: 'nome', message: 'Use letras.' },
      { path: 'ml', message: 'Muito cheio.' },
    ],
  })
  const Form = () => {
    const { summary, show } = useServerErrors()
    return (
      <>
        <ErrorSummary of={summary} />
        <input name="nome" aria-label="nome" />
        <input name="ml" aria-label="ml" />
        <button type="button" onClick={() => show(refusal)}>
          salvar
        </button>
      </>
    )
  }
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: 'salvar' }))
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain('Verifique os campos!')
  // One broken rule a field is enough.
  expect(screen.queryByText('Use letras.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Muito cheio.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('ml'))
})
