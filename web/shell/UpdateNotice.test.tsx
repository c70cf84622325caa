import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { useReloadBlock } from '#web/kit/reloadBlock.ts'
import { updateReady } from '#web/kit/update.ts'
import { UpdateNotice } from '#web/shell/UpdateNotice.tsx'
import { render } from '#web/testing/render.tsx'

beforeEach(() => updateReady.set(false))

const Running = ({ on }: { on: boolean }) => {
  useReloadBlock(on)
  return null
}
const Form = () => {
  const [text, setText, draft] = useDraft('update.test', '')
  return (
    <>
      <textarea aria-label="nota" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={draft.clear}>
        enviar
      </button>
    </>
  )
}
const offered = () => screen.queryByText('Nova versão disponível.')

test('a new version is offered, and later is later', async () => {
  render(<UpdateNotice />)
  expect(offered()).toBeNull()
  act(() => updateReady.set(true))
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Depois' }))
  expect(offered()).toBeNull()
})

test('it waits while something is half typed, and is offered as soon as that is sent', async () => {
  render(
    <>
      <Form />
      <UpdateNotice />
    </>,
  )
  await userEvent.type(screen.getByLabelText('nota'), 'x')
  act(() => updateReady.set(true))
  expect(offered()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  expect(offered()).toBeTruthy()
})

test('it waits while time runs', () => {
  updateReady.set(true)
  render(
    <>
      <Running on />
      <UpdateNotice />
    </>,
  )
  expect(offered()).toBeNull()
})
