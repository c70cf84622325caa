import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { modal } from '#web/loop/dialog/modal.ts'
import { MendLoop } from '#web/loop/returned/MendLoop.tsx'
import { PayNotice } from '#web/loop/returned/PayNotice.tsx'
import { ReturnLoop } from '#web/loop/returned/ReturnLoop.tsx'
import { RightDialog } from '#web/loop/returned/RightDialog.tsx'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { forgetLoops, loopRow, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const returnedLoop = {
  ...loopRow(7),
  data_fim: '2026-03-10T18:00:00.000Z',
  stop_note: null,
  inicio_marca: '2026-03-10T16:00:00.000Z',
  version: 3,
  closed: false,
  concluded_from: 2,
  concluded_at: '2026-03-10T18:01:00.000Z',
  returned: { at: '2026-03-20T12:00:00.000Z', by: 'Marina', reason: 'O fim está errado', left: false },
  left_out: null,
  week: null,
  adjustments: [],
  history: [],
}

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

test('a returned loop is put right with its reason in sight, its end too, however long ago it was concluded', async () => {
  const server = loopServer(null)
  server.answer('GET', '/api/loops/7', { data: returnedLoop })
  render(<MendLoop of={{ id: 7, version: 3 }} name="Átomo 7" />, { me: person(4), path: '/' })
  render(<TimerWidget />, { me: person(4) })
  await userEvent.click(screen.getByRole('button', { name: 'Corrigir: Átomo 7' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir loop' }))
  expect(dialog.getByText('Marina: O fim está errado')).toBeTruthy()
  expect(dialog.queryByText(/até um dia depois/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o fim' }))
  expect(modal.get()).toMatchObject({ at: 'correct', loop: { id: 7 } })
})

test.each([
  ['has left: a reviewer answers, and corrects nothing', true, ['Está certo: Átomo 7']],
  ['is there: they answer themselves', false, []],
])('a returned loop whose person %s', (_, left, names) => {
  const of = { ...returnedLoop, responsavel: { id: 99, nome: 'Nair', deleted_at: null } }
  render(<PayNotice of={{ ...of, returned: { ...returnedLoop.returned, left } }} />, { me: person(1), path: '/' })
  expect(screen.queryAllByRole('button', { name: /Átomo 7/ }).map((it) => it.getAttribute('aria-label'))).toEqual(names)
})

test('a loop is returned and answered by its name, where several stand together', async () => {
  loopServer(null)
  render(<ReturnLoop loop={{ id: 7, version: 3 }} of="Revisar, 10/03/2026 9:00" />, { me: person(1), path: '/' })
  await userEvent.click(screen.getByRole('button', { name: 'Devolver: Revisar, 10/03/2026 9:00' }))
  expect(within(await screen.findByRole('dialog')).getByText('Revisar, 10/03/2026 9:00')).toBeTruthy()
})
