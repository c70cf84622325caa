import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { EntregaCandidate, LoopCandidate } from '#contract/invoice/invoice.schemas.ts'
import { Preview } from '#web/invoice/new/Preview.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const venture = { id: 2, nome: 'Lua Cheia' }
const entrega = (id: number, more: Partial<EntregaCandidate> = {}): EntregaCandidate => ({
  id,
  nome: `Entrega ${String(id)}`,
  venture,
  status: 4,
  delivered_on: '2026-03-09',
  valor_centavos: 500_000,
  fate: 'ready',
  invoice: null,
  ...more,
})
const loop = (id: number, more: Partial<LoopCandidate> = {}): LoopCandidate => ({
  id,
  atomo: { id: 5, nome: 'Revisar' },
  venture,
  inicio: `2026-03-09T1${String(id)}:00:00Z`,
  segundos: 4800,
  valor_hora_centavos: 15_000,
  decimal: 1.3,
  valor_centavos: 19_500,
  fate: 'ready',
  invoice: null,
  ...more,
})

const open = async (entregas: readonly EntregaCandidate[], loops: readonly LoopCandidate[] = []) => {
  const server = fakeServer()
  const days = { issued_on: '2026-03-10', due_on: '2026-03-25' }
  server.answer('GET', '/api/invoices/preview', {
    data: { entregas, loops, ventures: [venture], total_centavos: 0, ...days },
  })
  const asked = { client_id: 4, from: '2026-03-01', to: '2026-03-31' }
  render(<Preview of={asked} />, { me: person(1), path: '/district/hub/invoices/new' })
  await screen.findByRole('region', { name: 'Linhas à mão' })
  return server
}
const issue = (total: string) => screen.getByRole('button', { name: `Emitir fatura de ${total}` })

test('an invoice is made of exactly what is ticked and written, at the total that the button says', async () => {
  const server = await open([entrega(1), entrega(2)], [loop(1), loop(2)])
  expect(issue('R$ 10.390,00')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Entrega 2/ }))
  await userEvent.click(screen.getByText('2 loops'))
  await userEvent.click(screen.getByRole('checkbox', { name: '09/03/2026 8:00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar linha' }))
  expect(screen.getByText(/Complete ou remova/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Descrição'), 'Domínio')
  await userEvent.type(screen.getByLabelText('Valor'), '99,90')
  server.answer('POST', '/api/invoices', { message: 'Fatura emitida!', data: { id: 7 } })
  await userEvent.click(issue('R$ 5.294,90'))
  expect(await server.bodies('/api/invoices')).toMatchObject([
    {
      client_id: 4,
      without_entregas: [2],
      without_loops: [1],
      others: [{ venture_id: 2, descricao: 'Domínio', centavos: 9990 }],
      issued_on: '2026-03-10',
      due_on: '2026-03-25',
      total_centavos: 529_490,
    },
  ])
})

test('a due day that was written is kept where the day of issue is left to the server', async () => {
  const server = await open([entrega(1)])
  await userEvent.clear(screen.getByLabelText('Emissão'))
  server.answer('POST', '/api/invoices', { message: 'Fatura emitida!', data: { id: 7 } })
  await userEvent.click(issue('R$ 5.000,00'))
  const [sent] = await server.bodies('/api/invoices')
  expect(sent).toMatchObject({ due_on: '2026-03-25' })
  expect(sent).not.toHaveProperty('issued_on')
})

test('a refusal stays on the page with what was chosen', async () => {
  const server = await open([entrega(1), entrega(2)])
  await userEvent.click(screen.getByRole('checkbox', { name: /Entrega 1/ }))
  const detail = 'Os valores mudaram enquanto você olhava: agora são R$ 1,00. Confira e emita de novo.'
  server.answer('POST', '/api/invoices', () => refusal(409, { type: '/problems/invoice.changed', detail }))
  await userEvent.click(issue('R$ 5.000,00'))
  expect((await screen.findByRole('alert')).textContent).toContain('R$ 1,00')
  expect(screen.getByRole('checkbox', { name: /Entrega 1/ })).toHaveProperty('checked', false)
})

test('what is left out says why, and one that is invoiced leads to its invoice', async () => {
  await open(
    [
      entrega(1, { fate: 'noValue', valor_centavos: null }),
      entrega(2, { fate: 'invoiced', invoice: { id: 9, numero: 12 } }),
    ],
    [loop(1, { fate: 'noRate', valor_hora_centavos: null, valor_centavos: 0 })],
  )
  for (const reason of [/Entregas sem valor · 1/, /sem valor por hora · 1/, /Já em outra fatura · 1/])
    expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Fatura nº 12' }).getAttribute('href')).toBe('/district/hub/invoices/9')
  expect(screen.queryByRole('button', { name: /Emitir/ })).toBeNull()
})

test('an atom is left out and taken again with all its loops', async () => {
  await open([], [loop(1), loop(2)])
  const card = screen.getByRole('region', { name: /Horas faturáveis/ })
  const atom = within(card).getByRole('checkbox', { name: /Revisar/ })
  await userEvent.click(atom)
  expect(screen.queryByRole('button', { name: /Emitir/ })).toBeNull()
  await userEvent.click(atom)
  expect(issue('R$ 390,00')).toBeTruthy()
})
