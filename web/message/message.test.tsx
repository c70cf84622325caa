import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { RichDoc } from '#contract/kit/rich.ts'
import type { MessageRow } from '#contract/message/message.ts'
import { MessageListScreen } from '#web/message/MessageListScreen.tsx'
import { MessageShowScreen } from '#web/message/MessageShowScreen.tsx'
import { UrgentHost } from '#web/message/UrgentHost.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const said = (...lines: string[]): RichDoc => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const rowOf = (id: number, more: Partial<MessageRow> = {}): MessageRow => ({
  id,
  nome: `Aviso ${String(id)}`,
  title: said(`Aviso ${String(id)}`, 'O resto.'),
  tipo: 2,
  tipo_sys: 0,
  link: '',
  canal: 0,
  color: 1,
  aceite: 0,
  aceito: null,
  leitura: '2026-03-10T12:00:00Z',
  mine: true,
  replied: false,
  status: 1,
  sent_at: '2026-03-10T12:00:00Z',
  expires_at: null,
  remind_hours: 24,
  author: { id: 1, nome: 'Marina' },
  created_at: '2026-03-10T12:00:00Z',
  deleted_at: null,
  version: 1,
  may: [],
  ...more,
})

const list = async (rows: readonly MessageRow[], role: Role = 4) => {
  const server = fakeServer()
  server.answer('GET', '/api/messages', {
    data: rows,
    total: rows.length,
    page: 1,
    per_page: 10,
    more: false,
    sums: {},
  })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  render(<MessageListScreen />, { me: person(role), path: '/m' })
  await screen.findByText('Aviso 1')
  return server
}

test('the browser asks before a message is removed, the toast says so, and it can be undone', async () => {
  const server = await list([rowOf(1)])
  server.answer('DELETE', '/api/delete/comunication/1', { status: 'success', message: '', data: { removed: 1 } })
  server.answer('POST', '/api/messages/restore', { restored: 1 })
  const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Excluir/ }))
  await press()
  expect(asked).toHaveBeenCalledWith('Tem certeza de que deseja excluir este item?')
  expect(screen.queryByText('Item excluído com sucesso!')).toBeNull()
  await press()
  await screen.findByText('Item excluído com sucesso!')
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(async () => expect(await server.bodies('/api/messages/restore')).toEqual([{ items: [1] }]))
  asked.mockRestore()
})

test('one with a reply cannot be selected or removed, and says why; an unread one says so', async () => {
  await list([rowOf(1, { replied: true, aceito: 1 }), rowOf(2, { leitura: null })])
  const [, first, second] = screen.getAllByRole('row')
  if (!first || !second) throw new Error('Two rows')
  const box = within(first).getByRole('checkbox')
  expect(box.closest('[title]')?.getAttribute('title')).toBe('Mensagem com resposta não pode ser removida!')
  expect(within(first).queryByRole('button', { name: /^Excluir/ })).toBeNull()
  expect(within(second).getByRole('link').textContent).toBe('Não lida: Aviso 2')
})

test.each([2, 3, 6, 8] as const)('role %i, whose table has no such action, removes nothing', async (role) => {
  await list([rowOf(1)], role)
  expect(screen.queryByRole('button', { name: /^Excluir/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the first look reads it; it is answered once, with the word', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/messages/1', { data: rowOf(1, { leitura: null, aceite: 1 }), uses: [] })
  server.answer('POST', '/api/messages/1/read', { leitura: '2026-03-10T12:00:00Z' })
  server.answer('POST', '/api/messages/1/answer', { aceito: 0, answered_at: '2026-03-10T12:00:00Z' })
  render(<MessageShowScreen />, {
    me: person(4),
    path: '/district/hub/comunicacao/show/1',
    route: '/district/hub/comunicacao/show/:id',
  })
  const text = await screen.findByText('O resto.')
  // A reader has no use for what its sender decided; what is left comes after the text, for a screen reader too.
  for (const fact of ['Situação', 'Para', 'Canal', 'Assunto']) expect(screen.queryByText(fact)).toBeNull()
  expect(text.compareDocumentPosition(screen.getByText('Autor'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(async () => expect(await server.bodies('/api/messages/1/read')).toHaveLength(1))
  await userEvent.type(screen.getByLabelText('Algo a dizer?'), 'Não posso')
  await userEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  await screen.findByText('Resposta enviada.')
  expect(await server.bodies('/api/messages/1/answer')).toMatchObject([{ aceito: 0, word: 'Não posso' }])
})

test.each([
  { is: 'wants no answer', more: {} },
  { is: 'is over, so that nobody answers it any more', more: { aceite: 1, expires_at: '2026-03-11T12:00:00Z' } },
])('an urgent one that $is stands over the page until it is acknowledged', async ({ more }) => {
  const server = fakeServer()
  const note = {
    id: 5,
    kind: 'messageUrgent',
    title: 'Comunicação urgente: Aviso 1',
    link: '/district/hub/comunicacao/show/1',
    created_at: '2026-03-10T12:00:00Z',
    read_at: null,
  }
  const unread = (unreads: unknown[]) => ({ status: 'success', message: '', data: { unreads, count: unreads.length } })
  server.answer('GET', '/api/messages/1', { data: rowOf(1, { leitura: null, color: 3, ...more }), uses: [] })
  server.answer('POST', '/api/messages/1/read', { leitura: '2026-03-10T12:00:00Z' })
  const me = person(4)
  server.answer('GET', `/api/getNotificacaoNaoLida/${String(me.id)}`, unread([note]))
  render(<UrgentHost />, { me, path: '/' })
  const dialog = await screen.findByRole('alertdialog', { name: 'Comunicação urgente' })
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBe(dialog)
  server.answer('GET', `/api/getNotificacaoNaoLida/${String(me.id)}`, unread([]))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Li e entendi' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('whoever sent it sees who received it, however many, and reminds those who are missing', async () => {
  const server = fakeServer()
  const more = { mine: false, received: 120, seen: 100, accepted: 0, declined: 0 }
  server.answer('GET', '/api/messages/1', { data: rowOf(1, more), uses: [] })
  server.answer('GET', '/api/messages/1/receivers', ({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    const user = { id: page, nome: `Pessoa ${String(page)}` }
    const one = { user, leitura: null, aceito: null, answered_at: null, word: '', reminded_at: null }
    return json({ data: [one], total: 120, page, per_page: 20 })
  })
  server.answer('POST', '/api/messages/1/remind', { reminded: 20 })
  render(<MessageShowScreen />, {
    me: person(1),
    path: '/district/hub/comunicacao/show/1',
    route: '/district/hub/comunicacao/show/:id',
  })
  for (let page = 1; page <= 6; page += 1) {
    await screen.findByText(`Pessoa ${String(page)}`)
    const next = screen.queryByRole('button', { name: 'Mostrar mais' })
    expect(next !== null).toBe(page < 6)
    if (next) await userEvent.click(next)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Lembrar quem falta' }))
  await screen.findByText('20 pessoas lembradas.')
})
