import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { NewsHeadline } from '#contract/news/news.schemas.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { FeedButton } from '#web/news/FeedButton.tsx'
import { Headlines } from '#web/news/Headlines.tsx'
import { NewsFormScreen } from '#web/news/NewsFormScreen.tsx'
import { NewsShowScreen } from '#web/news/NewsShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const AT = '2026-03-10T12:00:00Z'
const item = (over: Partial<NewsRow> = {}): NewsRow => ({
  id: 6,
  nome: '<b>Recesso</b>',
  resumo: 'De 24 a 2',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Voltamos em janeiro' }] }] },
  cover_id: null,
  cover_alt: '',
  author: { id: 9, nome: 'Marina Azevedo' },
  status: 3,
  roles: [],
  ventures: [],
  asks_ack: true,
  pinned: false,
  publish_at: null,
  published_at: AT,
  expires_at: null,
  read_at: null,
  acked_at: null,
  for_me: true,
  editable: false,
  created_at: AT,
  deleted_at: null,
  version: 4,
  may: [],
  ...over,
})

let server: FakeServer
beforeEach(() => {
  queryClient.clear()
  toasts.set([])
  server = fakeServer()
  const nothing = { data: [], more: false, total: 0, writable: false, watching: false, people: [], things: [] }
  for (const it of ['history', 'comments', 'watchers']) server.answer('GET', `/api/${it}/:thing/:id`, nothing)
})

const shown = (role: Role, over: Partial<NewsRow> = {}) => {
  let row = item(over)
  server.answer('GET', '/api/news/6', () => json({ data: row, uses: [] }))
  server.answer('GET', '/api/news/6/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/news/6/page', {
    data: { reactions: [{ reaction: 'party', count: 2, mine: false }], ventures: [] },
  })
  server.answer('POST', '/api/news/6/read', { data: { read_at: AT, acked_at: null } })
  server.answer('POST', '/api/news/6/acknowledge', () => {
    row = { ...row, read_at: AT, acked_at: AT }
    return json({ data: { read_at: AT, acked_at: AT } })
  })
  server.answer('PUT', '/api/news/6/reactions/:reaction', { data: [] })
  server.answer('GET', '/api/news/6/versions', { data: [] })
  server.answer('GET', '/api/news/6/readers', {
    data: {
      people: [{ id: 3, nome: 'Rafael Nogueira', read_at: null, acked_at: null, reminded_at: null }],
      audience: 4,
      read: 3,
      acked: 2,
      missing: 1,
      reminded_at: null,
    },
  })
  server.answer('POST', '/api/news/6/remind', { reminded: 1 })
  render(<NewsShowScreen />, { me: person(role), path: '/news/show/6', route: '/news/show/:id' })
}
const sent = (method: string) => server.asked.filter((it) => it.method === method).map((it) => new URL(it.url).pathname)

test('a look is a reading; knowing of it is said by its own button, reactions by theirs', async () => {
  shown(4)
  expect(await screen.findByText('Voltamos em janeiro')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<b>Recesso</b>')
  await waitFor(() => expect(sent('POST')).toEqual(['/api/news/6/read']))
  await userEvent.click(screen.getByRole('button', { name: 'Li e estou ciente' }))
  expect(await screen.findByText(/Você deu ciência/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Comemorar, 2 pessoas' }))
  await waitFor(() => expect(sent('PUT')).toEqual(['/api/news/6/reactions/party']))
  expect(screen.queryByRole('button', { name: /Editar|Ações/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Leitores' })).toBeNull()
})

test('a look at one that is not for the reader, or not published, is no reading', async () => {
  shown(1, { for_me: false, editable: true, status: 1 })
  expect(await screen.findByText('Voltamos em janeiro')).toBeTruthy()
  expect(sent('POST')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Li e estou ciente' })).toBeNull()
})

test('its author sees who is missing and reminds them', async () => {
  shown(8, { editable: true, read_at: AT })
  const readers = within(await screen.findByRole('region', { name: 'Leitores' }))
  expect(await readers.findByText('3 de 4 leram; 2 deram ciência; faltam 1.')).toBeTruthy()
  expect(readers.getByText('Rafael Nogueira')).toBeTruthy()
  await userEvent.click(readers.getByRole('button', { name: 'Lembrar quem falta' }))
  await waitFor(() => expect(sent('POST')).toEqual(['/api/news/6/remind']))
})

const headline = (id: number, over: Partial<NewsHeadline> = {}): NewsHeadline => ({
  id,
  nome: `Notícia ${String(id)}`,
  resumo: '',
  cover_id: null,
  cover_alt: '',
  pinned: false,
  asks_ack: false,
  published_at: AT,
  read_at: AT,
  acked_at: null,
  ...over,
})

test('home has what the reader is not done with, the lobby the newest, and without any there is no card', async () => {
  const of = (data: readonly NewsHeadline[]) => server.answer('GET', '/api/news/latest', { data })
  of([headline(1, { pinned: true }), headline(2, { asks_ack: true }), headline(3, { read_at: null }), headline(4)])
  const home = render(<Headlines fresh />, { me: person(4) })
  const names = async () => (await screen.findAllByRole('listitem')).map((it) => it.querySelector('a')?.textContent)
  expect(await names()).toEqual(['Notícia 1', 'Notícia 2', 'Notícia 3'])
  home.unmount()
  const lobby = render(<Headlines />, { me: person(4) })
  expect(await names()).toHaveLength(4)
  lobby.unmount()
  queryClient.clear()
  of([])
  const asked = server.asked.length
  render(<Headlines />, { me: person(4) })
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(asked))
  expect(screen.queryByRole('region', { name: 'Notícias' })).toBeNull()
})

test('the address of a feed shows once, whole', async () => {
  server.answer('GET', '/api/news-feed', { data: null })
  server.answer('POST', '/api/news-feed', { data: { path: '/api/news-feed/abc' } })
  render(<FeedButton />, { me: person(10) })
  await userEvent.click(screen.getByRole('button', { name: 'Feed (RSS)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Criar endereço' }))
  expect(await screen.findByText(`${location.origin}/api/news-feed/abc`)).toBeTruthy()
})

test('an edit sends its audience, and asks for the words of a cover only beside one', async () => {
  for (const cover_id of [null, 5]) {
    server.answer('GET', '/api/news/6', { data: item({ cover_id }), uses: [] })
    server.answer('GET', '/api/files/:id/link', () => refusal(404))
    const edit = { path: '/news/edit/6', route: '/news/edit/:id' }
    const page = render(<NewsFormScreen />, { me: person(8), ...edit })
    await screen.findByRole('textbox', { name: /^Título/ })
    expect(screen.queryByRole('textbox', { name: /Descrição da capa/ }) !== null).toBe(cover_id !== null)
    page.unmount()
    queryClient.clear()
  }
  server.answer('PATCH', '/api/news/6', { data: item() })
  render(<NewsFormScreen />, { me: person(8), path: '/news/edit/6', route: '/news/edit/:id' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Looper' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  const change = () => server.asked.find((it) => it.method === 'PATCH')
  await waitFor(() => expect(change()).toBeTruthy())
  expect(await change()?.clone().json()).toMatchObject({ roles: [4], version: 4 })
})
