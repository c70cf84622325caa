import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RightDialog } from '#web/loop/returned/RightDialog.tsx'
import { loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { refusal } from '#web/testing/server.ts'

test('an answer that is refused stays as it was typed', async () => {
  const server = loopServer(null)
  server.answer('POST', '/api/loops/7/mended', () => refusal(422))
  const user = userEvent.setup()
  render(<RightDialog loop={{ id: 7, version: 3 }} onClose={() => undefined} />, { me: person(4), path: '/' })
  await user.type(await screen.findByLabelText(/^Resposta/), 'A de terça')
  await user.click(screen.getByRole('button', { name: 'Está certo' }))
  await waitFor(() => expect(server.asked.some((it) => it.url.endsWith('/mended'))).toBe(true))
  expect(await screen.findByText('refused 422')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Resposta/).value).toBe('A de terça')
})
