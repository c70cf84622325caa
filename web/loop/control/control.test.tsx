import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ControlRow } from '#contract/loop/control/control.ts'
import { workstationScreens } from '#web/screens/workstation.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const row = (id: number, more: Partial<ControlRow> = {}): ControlRow => ({
  id: 2 * id,
  kind: 1,
  record_id: id,
  nome: `Átomo ${String(id)}`,
  person: { id, nome: `Pessoa ${String(id)}` },
  venture: { id: 1, nome: 'Farol' },
  ahead: false,
  inicio: '2026-03-10T12:00:00.000Z',
  fim: '2026-03-10T14:00:00.000Z',
  segundos: 7200,
  why: 4,
  answered_at: null,
  tipo: null,
  descricao: '',
  ajustes: null,
  version: 3,
  steps: ['conclude'],
  ...more,
})
const request = (id: number): ControlRow =>
  row(id, { id: 2 * id + 1, kind: 2, why: 6, tipo: 1, descricao: 'Ata', steps: ['accept', 'refuse'] })

const open = async (rows: readonly ControlRow[]) => {
  const server = fakeServer()
  server.answer('GET', '/api/loops/control', {
    data: rows,
    total: rows.length,
    page: 1,
    per_page: 10,
    more: false,
    sums: {},
  })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const Screen = await workstationScreens.loopControl.load()
  render(<Screen />, { me: person(1), path: '/district/workstation/loop-control' })
  await screen.findByRole('table')
  const reads = () => server.asked.filter((it) => new URL(it.url).pathname === '/api/loops/control').length
  return { server, reads, user: userEvent.setup() }
}

test('a loop is concluded for its person: what stands there is filled in, the reason is asked for', async () => {
  const { server, user } = await open([row(7, { descricao: 'Código' })])
  server.answer('POST', '/api/loops/control/7/conclude', { data: { id: 7 } })
  await user.click(screen.getByRole('button', { name: /^Corrigir e concluir \(Pessoa 7/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Fim/).value).toBe('10/03/2026 11:00')
  await user.selectOptions(dialog.getByLabelText(/^Tipo/), 'Reunião')
  await user.click(dialog.getByRole('button', { name: 'Corrigir e concluir' }))
  expect(await server.bodies('/api/loops/control/7/conclude')).toEqual([])
  await user.type(dialog.getByLabelText(/^Motivo/), 'Ata diz 11h')
  await user.click(dialog.getByRole('button', { name: 'Corrigir e concluir' }))
  await screen.findByText('Loop concluído, e a pessoa foi avisada.')
  expect(await server.bodies('/api/loops/control/7/conclude')).toEqual([
    { version: 3, fim: '2026-03-10T14:00:00.000Z', tipo: 8, descricao: 'Código', reason: 'Ata diz 11h' },
  ])
})

test('the queue is worked by keys: J and K go through it, A and R decide the request that has the focus', async () => {
  const { server, reads, user } = await open([row(7), request(8), request(9)])
  server.answer('POST', '/api/loop-requests/8/accept', { data: {} })
  server.answer('POST', '/api/loop-requests/9/refuse', { data: {} })
  await user.keyboard('jjk')
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Átomo 8'))
  await user.keyboard('a')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceitar' }))
  await screen.findByText('Pedido aceito: o loop foi criado.')
  expect(await server.bodies('/api/loop-requests/8/accept')).toEqual([{ version: 3 }])
  await waitFor(() => expect(reads()).toBeGreaterThan(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Átomo 9'))
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Motivo/), 'Não houve')
  await user.click(dialog.getByRole('button', { name: 'Recusar pedido' }))
  await waitFor(async () => expect(await server.bodies('/api/loop-requests/9/refuse')).toHaveLength(1))
})

test('a question says whose work it is about, when it was and what was said of it, and begins in its first field', async () => {
  const { user } = await open([request(8), row(7)])
  const factsIn = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('definition')
      .map((it) => it.textContent)
  await user.click(screen.getByRole('button', { name: /^Aceitar \(Pessoa 8/ }))
  const accept = await screen.findByRole('alertdialog')
  const [when, until] = ['10/03/2026 9:00', '10/03/2026 11:00']
  expect(factsIn(accept)).toEqual(['Pessoa 8', when, until, '2:00:00', 'Codificação', 'Ata'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /^Corrigir e concluir \(Pessoa 7/ }))
  const conclude = await screen.findByRole('dialog')
  expect(factsIn(conclude)).toEqual(['Pessoa 7', when, until, '2:00:00'])
  await waitFor(() => expect(document.activeElement).toBe(within(conclude).getByLabelText(/^Fim/)))
})

test('who was slower reads that the loop has changed, and what was typed stays', async () => {
  const { server, user } = await open([row(7, { fim: null, why: 1, steps: ['stop'] })])
  server.answer('POST', '/api/loops/control/7/stop', () =>
    refusal(409, { title: 'Este loop mudou enquanto você decidia', detail: 'Este loop mudou enquanto você decidia' }),
  )
  // Without a row that has the focus, R is not the queue’s.
  await user.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('jr')
  const dialog = within(await screen.findByRole('dialog', { name: 'Parar este loop?' }))
  await user.type(dialog.getByLabelText(/^Motivo/), 'Saiu')
  await user.click(dialog.getByRole('button', { name: 'Parar' }))
  expect(await dialog.findByText(/Este loop mudou enquanto você decidia/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Saiu')
})

test('work ahead of the approval says so, and each row leads to its loop or request', async () => {
  await open([row(7, { ahead: true }), request(8)])
  expect(screen.getAllByText('Antes da aprovação').length).toBeGreaterThan(0)
  const links = screen.getAllByRole('link').map((it) => it.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([expect.stringMatching('/ponto/show/7$'), expect.stringMatching('/ponto/request/show/8$')]),
  )
})
