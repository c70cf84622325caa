import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { LoopCenterScreen } from '#web/loop/center/LoopCenterScreen.tsx'
import { modal } from '#web/loop/dialog/modal.ts'
import { forgetLoops, loopRow, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const NAME = /^Corrigir loop: /
const shown = async (...rows: LoopRow[]) => {
  const server = loopServer(null)
  const sums = { total: 5400, decimal: 1.5 }
  server.answer('GET', '/api/loops', () =>
    json({ data: rows, total: rows.length, page: 1, per_page: 10, more: false, sums }),
  )
  server.answer('GET', '/api/views', { data: [], default_id: null })
  render(<LoopCenterScreen />, { me: person(1), path: '/district/workstation/pontos' })
  await screen.findByRole('table')
  return server
}
const mine = { id: 41, nome: 'Ana Souza' }

test('one’s own concluded loop is put right from its row, with what may still change; a paid one says why it may not', async () => {
  const server = await shown(
    loopRow(7, { responsavel: mine }),
    loopRow(8),
    loopRow(9, { responsavel: mine, status: 6 }),
    loopRow(10, { responsavel: mine, deleted_at: '2026-11-19T16:00:00.000Z' }),
  )
  const marks = { data_fim: null, stop_note: null, inicio_marca: '2026-11-19T16:00:00.000Z', version: 4 }
  const after = {
    concluded_from: 2,
    concluded_at: null,
    returned: null,
    left_out: null,
    week: null,
    adjustments: [],
    history: [],
    closed: true,
  }
  server.answer('GET', '/api/loops/7', { data: { ...loopRow(7, { responsavel: mine }), ...marks, ...after } })
  const buttons = screen.getAllByRole('button', { name: NAME })
  expect(buttons.map((it) => it.getAttribute('aria-label'))).toEqual([
    'Corrigir loop: Átomo 7',
    'Corrigir loop: Átomo 9',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Corrigir loop: Átomo 7' }))
  await screen.findByRole('table')
  expect(modal.get()).toMatchObject({ at: 'edit', loop: { id: 7, version: 4, closed: true, endOpen: false } })
})

test('a loop that cannot be read says why, and nothing opens', async () => {
  const server = await shown(loopRow(7, { responsavel: mine }))
  server.answer('GET', '/api/loops/7', () => refusal(404, { detail: 'Não encontrado.' }))
  await userEvent.click(screen.getByRole('button', { name: NAME }))
  expect(await screen.findByText('Não encontrado.')).toBeTruthy()
  expect(modal.get()).toEqual({ at: 'closed' })
})

test('one’s own stopped loop is concluded from its row; once it is concluded elsewhere it is put right', async () => {
  const server = await shown(loopRow(7, { responsavel: mine, status: 2 }))
  const marks = { data_fim: '2026-11-19T18:00:00.000Z', stop_note: null, inicio_marca: '2026-11-19T16:00:00.000Z' }
  const after = { version: 4, concluded_from: null, concluded_at: null, adjustments: [], history: [], closed: false }
  const detail = { ...loopRow(7, { responsavel: mine, status: 2 }), ...marks, ...after }
  server.answer('GET', '/api/loops/7', { data: detail })
  const button = screen.getByRole('button', { name: 'Concluir loop: Átomo 7' })
  await userEvent.click(button)
  await waitFor(() => expect(modal.get()).toMatchObject({ at: 'finish', loop: { id: 7, status: 2 } }))
  server.answer('GET', '/api/loops/7', { data: { ...detail, status: 3 } })
  await userEvent.click(button)
  await waitFor(() => expect(modal.get()).toMatchObject({ at: 'edit', loop: { id: 7 } }))
})
