import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { orderItemFlow } from '#contract/orderItem/orderItem.ts'
import { orderItemWords } from '#contract/orderItem/orderItem.words.ts'
import { BulkDialog } from '#web/kit/steps/BulkDialog.tsx'
import { Items } from '#web/order/new/Items.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const waiting = { id: 8, kind: 3, descricao: 'Táxi', valor_centavos: 8640, status: 0, taken: false, version: 3 }

const open = (role: Role, more: object = {}) => {
  const server = fakeServer()
  render(<Items user_id={4} of={[{ ...waiting, ...more }]} taken={new Set()} />, {
    me: person(role),
    path: '/ordempagamento/new',
  })
  return server
}

test('an item is written in place, for the looper of the order', async () => {
  const server = open(1)
  server.answer('POST', '/api/order-items', { data: { id: 9, nome: 'Prêmio', version: 1 } })
  await userEvent.click(screen.getByRole('button', { name: 'Novo item' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo item' }))
  expect(dialog.queryByRole('combobox', { name: /Looper/ })).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Bônus' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Descrição/ }), 'Prêmio')
  await userEvent.type(dialog.getByRole('textbox', { name: /Valor/ }), '150,00')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Novo item' })).toBeNull())
  expect(await server.bodies('/api/order-items')).toMatchObject([
    { user_id: 4, kind: 1, descricao: 'Prêmio', centavos: 15_000 },
  ])
})

test('one that waits is confirmed where it stands, in the version that the page shows', async () => {
  const server = open(1)
  server.answer('POST', '/api/order-items/:id/confirm', { data: { id: 8 } })
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Confirmar este item?' })
  expect(asked.textContent).toContain('R$ 86,40')
  await userEvent.click(within(asked).getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Item confirmado.')).toBeTruthy()
  expect(await server.bodies('/api/order-items/8/confirm')).toEqual([{ version: 3 }])
})

test('an expense without a receipt says so, and offers no confirmation that would be refused', () => {
  open(1, { lacks_receipt: true })
  expect(screen.getByText(/sem comprovante/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull()
})

test('several that are confirmed at once name what they change, with discounts taken away', () => {
  const rows = [
    { id: 1, version: 1, nome: 'Bônus', kind: 1, centavos: 15_000 },
    { id: 2, version: 1, nome: 'Adiantamento', kind: 2, centavos: 20_000 },
  ]
  const props = { name: 'confirm', words: orderItemWords, rows, left: 0, onDone: vi.fn(), onClose: vi.fn() }
  render(<BulkDialog flow={orderItemFlow} {...props} />, { me: person(1), path: '/' })
  expect(screen.getByText(/-R\$\s50,00/)).toBeTruthy()
})

test('who may neither write nor confirm only reads', () => {
  open(6)
  expect(screen.getByRole('link', { name: /Táxi/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Confirmar|Novo item/ })).toBeNull()
})
