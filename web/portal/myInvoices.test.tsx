import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#web/kit/call/query.ts'
import { MyInvoices } from '#web/portal/MyInvoices.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => queryClient.clear())

const open = { pending: 2, pending_centavos: 1_000_00, late: 1, late_centavos: 400_00, paid: 3 }
const next = { id: 9, numero: 12, due_on: '2026-03-20', total_centavos: 400_00 }

const linksOf = async (data: object) => {
  fakeServer().answer('GET', '/api/invoices/mine', { data })
  render(<MyInvoices />, { me: person(3) })
  const card = await screen.findByRole('region', { name: 'Faturas' })
  await within(card).findByText('3')
  return within(card)
    .getAllByRole('link')
    .map((it) => [it.textContent, it.getAttribute('href')?.replace(/^.*hub/, '')])
}

test('a client reads what their company owes, is late with and has paid, each a way to its invoices', async () => {
  expect(await linksOf({ ...open, next })).toEqual([
    ['2 · R$ 1.000,00', '/invoices?status=1'],
    ['1 · R$ 400,00', '/invoices?late=true'],
    ['Fatura nº 12, 20/03/2026: R$ 400,00', '/invoices/9'],
    ['3', '/invoices?status=2'],
    ['Ver faturas', '/invoices'],
  ])
})

test('one that owes nothing is told so, and still finds what was paid', async () => {
  const none = { pending: 0, pending_centavos: 0, late: 0, late_centavos: 0, paid: 3, next: null }
  expect(await linksOf(none)).toEqual([
    ['3', '/invoices?status=2'],
    ['Ver faturas', '/invoices'],
  ])
  expect(screen.getByText('Nenhuma fatura em aberto.')).toBeTruthy()
})
