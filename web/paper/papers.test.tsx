import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { orderFlow } from '#contract/order/order.ts'
import { orderWords } from '#contract/order/order.words.ts'
import type { Papers as Shown } from '#contract/paper/paper.schemas.ts'
import { BulkDialog } from '#web/kit/steps/BulkDialog.tsx'
import { Papers } from '#web/paper/Papers.tsx'
import { orderRow } from '#web/testing/orders.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const note = {
  numero: '17',
  issued_on: '2026-03-14',
  provider: '01234567000195',
  valor_centavos: 10_399,
  difference_centavos: -1,
  name: 'nota.xml',
  created_at: '2026-03-14T12:00:00Z',
}

const open = async (papers: Shown, { role = 1, status = 0 }: { role?: Role; status?: number } = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/orders/:id/papers', { data: papers })
  render(<Papers of={orderRow({ paper: papers.state, status })} />, { me: person(role), path: '/' })
  const card = within(await screen.findByRole('region', { name: 'Documentos' }))
  await card.findAllByText(/NFS-e|RPA|Contratação/)
  return { server, card }
}
const xml = (name = 'nota.xml') => new File(['<NFSe/>'], name, { type: 'text/xml' })

test('an order without its note says so, and takes the XML where it stands', async () => {
  const { server, card } = await open({ state: 2, note: null, open: true })
  expect(card.getByText('Falta NFS-e')).toBeTruthy()
  server.answer('PUT', '/api/orders/:id/nfse', { message: 'NFS-e 17 recebida.', data: { state: 4, note, open: true } })
  await userEvent.upload(card.getByLabelText('Entregar o XML da NFS-e'), xml())
  expect(await screen.findByText('NFS-e 17 recebida.')).toBeTruthy()
  expect(await server.bodies('/api/orders/7/nfse')).toEqual([{ name: 'nota.xml', file: btoa('<NFSe/>') }])
})

test('what is wrong with a note stays beside the place where it was dropped', async () => {
  const { server, card } = await open({ state: 2, note: null, open: true })
  const says = 'Esta NFS-e é do CNPJ 11.444.777/0001-61, e o de Nair é 01.234.567/0001-95.'
  server.answer('PUT', '/api/orders/:id/nfse', () => refusal(422, { detail: says }))
  await userEvent.upload(card.getByLabelText('Entregar o XML da NFS-e'), xml())
  expect((await screen.findByRole('alert')).textContent).toContain(says)
})

test('a note of another value names the difference, and is taken off after a question', async () => {
  const { server, card } = await open({ state: 3, note, open: true })
  expect(card.getByText('01.234.567/0001-95')).toBeTruthy()
  expect(card.getByText(/-R\$\s0,01/)).toBeTruthy()
  server.answer('DELETE', '/api/orders/:id/nfse', {
    message: 'NFS-e retirada.',
    data: { state: 2, note: null, open: true },
  })
  await userEvent.click(card.getByRole('button', { name: 'Retirar' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }))
  expect(await screen.findByText('NFS-e retirada.')).toBeTruthy()
})

test('who is self-employed signs a receipt, which those who download orders print', async () => {
  const { card } = await open({ state: 1, note: null, open: false })
  expect(card.getByRole('button', { name: 'Baixar o RPA' })).toBeTruthy()
})

test('a looper hands in their own, and prints no receipt', async () => {
  const { card } = await open({ state: 1, note: null, open: false }, { role: 4 })
  expect(card.queryByRole('button')).toBeNull()
})

test('paying several says on how many a note is missing', () => {
  const rows = [orderRow({ id: 1, paper: 2 }), orderRow({ id: 2, paper: 4 }), orderRow({ id: 3, paper: 3 })]
  const props = { name: 'pay', words: orderWords, rows, left: 0, onDone: () => undefined, onClose: () => undefined }
  render(<BulkDialog flow={orderFlow} {...props} />, { me: person(1), path: '/' })
  expect(screen.getByText(/Em 2 ordens a NFS-e ainda falta/)).toBeTruthy()
})
