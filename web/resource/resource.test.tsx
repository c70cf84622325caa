import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { ResourceFile } from '#contract/resource/page.ts'
import type { ResourceRow } from '#contract/resource/resource.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { LibraryHomeScreen } from '#web/resource/LibraryHomeScreen.tsx'
import { LibraryVentureScreen } from '#web/resource/LibraryVentureScreen.tsx'
import { LibraryVenturesScreen } from '#web/resource/LibraryVenturesScreen.tsx'
import { ResourceNewScreen } from '#web/resource/ResourceNewScreen.tsx'
import { ResourceShowScreen } from '#web/resource/ResourceShowScreen.tsx'
import { VentureResources } from '#web/resource/VentureResources.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const resource = (over: Partial<ResourceRow> = {}): ResourceRow => ({
  id: 6,
  nome: 'Como publicar',
  venture: { id: 3, nome: 'Loja Lua Cheia' },
  venture_id: 3,
  resource_type: 2,
  descricao: 'Primeiro **os testes**.',
  files: 2,
  created_at: '2026-03-10T12:00:00Z',
  deleted_at: null,
  version: 4,
  ...over,
})
const file = (id: number, nome: string, type: string): ResourceFile => ({
  id,
  nome,
  type,
  size: 2048,
  at: '2026-03-10T12:00:00Z',
})

let server: FakeServer
beforeEach(() => {
  queryClient.clear()
  toasts.set([])
  server = fakeServer()
  const nothing = { data: [], more: false, total: 0, writable: false, watching: false, people: [], things: [] }
  for (const it of ['attachments', 'history', 'comments', 'labels', 'watchers', 'relations'])
    server.answer('GET', `/api/${it}/:thing/:id`, nothing)
})

const kept = (...rows: ResourceRow[]) =>
  server.answer('GET', '/api/resources', { data: rows, total: rows.length, page: 1, per_page: 20, sums: {} })

const shown = (role: Role, over: Partial<ResourceRow> = {}) => {
  server.answer('GET', '/api/resources/6', { data: resource(over), uses: [] })
  server.answer('GET', '/api/resources/6/neighbours', { previous: null, next: null })
  let files = [file(1, 'passos.txt', 'text/plain'), file(2, 'fontes.zip', 'application/zip')]
  server.answer('GET', '/api/resources/6/files', () => json({ data: files }))
  server.answer('DELETE', '/api/attachments/resource/6/:file', () => {
    files = files.slice(1)
    return json({ data: [] })
  })
  server.answer(
    'GET',
    '/api/resources/6/files/:file',
    () => new Response('um, dois e três', { headers: { 'content-type': 'text/plain' } }),
  )
  render(<ResourceShowScreen />, { me: person(role), path: '/resources/view/6', route: '/resources/view/:id' })
}

test('a resource says its text as Markdown, and shows the files whose kind a page can show', async () => {
  shown(1)
  const text = await screen.findByRole('region', { name: 'Texto' })
  expect(within(text).getByText('os testes').tagName).toBe('STRONG')
  const files = within(await screen.findByRole('region', { name: 'Arquivos' }))
  await userEvent.click(await files.findByRole('button', { name: 'Ver passos.txt' }))
  expect(files.queryByRole('button', { name: 'Ver fontes.zip' })).toBeNull()
  const dialog = await screen.findByRole('dialog', { name: 'passos.txt' })
  expect(await within(dialog).findByText('um, dois e três')).toBeTruthy()
})

test('a file is removed once that was meant, and the others stay', async () => {
  shown(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Remover passos.txt' }))
  const removed = () => server.asked.filter((it) => it.method === 'DELETE').map((it) => new URL(it.url).pathname)
  expect(removed()).toEqual([])
  const ask = within(await screen.findByRole('alertdialog', { name: 'Remover passos.txt do recurso?' }))
  await userEvent.click(ask.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.queryByText('passos.txt')).toBeNull())
  expect(removed()).toEqual(['/api/attachments/resource/6/1'])
  expect(screen.getByText('fontes.zip')).toBeTruthy()
})

test('a client reads it and changes nothing: no edit, no removal, no comments of the team', async () => {
  shown(5)
  await screen.findByRole('button', { name: 'Ver passos.txt' })
  expect(screen.queryByRole('button', { name: /^(Editar|Remover)/ })).toBeNull()
  const asked = server.asked.map((it) => new URL(it.url).pathname)
  expect(asked.filter((it) => it.startsWith('/api/comments/'))).toEqual([])
})

test('a deleted one keeps its files from being changed', async () => {
  shown(1, { deleted_at: '2026-03-11T12:00:00Z' })
  await screen.findByRole('button', { name: 'Ver passos.txt' })
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Restaurar' })).toBeTruthy()
})

test('a new one is of the venture in the address', async () => {
  server.answer('GET', '/api/ventures/3', { data: { id: 3, uuid: 'u', nome: 'Loja Lua Cheia', code: 'LUA' }, uses: [] })
  server.answer('POST', '/api/resources', { data: resource() })
  server.answer('GET', '/api/resources/6', { data: resource(), uses: [] })
  const path = '/project/resources/create/'
  render(<ResourceNewScreen />, { me: person(1), path: `${path}3`, route: `${path}:projectId` })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Como publicar')
  await userEvent.click(screen.getByRole('radio', { name: 'Guia' }))
  await userEvent.click(screen.getByRole('button', { name: /^(Criar|Salvar)/ }))
  await waitFor(async () =>
    expect(await server.bodies('/api/resources')).toEqual([
      expect.objectContaining({ nome: 'Como publicar', venture_id: 3, resource_type: 2 }),
    ]),
  )
})

test('of a venture that is not there it says so, and of an address that names none it asks nothing', async () => {
  server.answer('GET', '/api/ventures/9', () => refusal(404))
  const path = '/project/resources/create/'
  for (const id of ['9', 'x']) {
    const page = render(<ResourceNewScreen />, { me: person(1), path: `${path}${id}`, route: `${path}:projectId` })
    expect(await screen.findByText('Não encontramos este registro')).toBeTruthy()
    page.unmount()
  }
  expect(server.asked.map((it) => new URL(it.url).pathname)).toEqual(['/api/ventures/9'])
})

test('the page of a venture names its resources with type and files, and leads to a new one for who may', async () => {
  kept(resource({ files: 1 }), resource({ id: 7, nome: 'Contrato', resource_type: 3, files: 0 }))
  for (const [role, makes] of [
    [1, true],
    [5, false],
  ] as const) {
    const page = render(<VentureResources id={3} />, { me: person(role) })
    const card = within(await screen.findByRole('region', { name: 'Recursos' }))
    const lines = (await card.findAllByRole('listitem')).map((it) => it.textContent)
    expect(lines).toEqual(['Como publicar1 arquivoGuia', 'ContratoAnexo'])
    expect(screen.queryByRole('link', { name: 'Novo recurso' }) !== null).toBe(makes)
    page.unmount()
  }
})

test('the library begins with what was kept last, and without anything it says so', async () => {
  kept()
  server.answer('GET', '/api/ventures', { data: [], total: 0, page: 1, per_page: 8, sums: {} })
  const page = render(<LibraryHomeScreen />, { me: person(1) })
  expect(await screen.findByText('Nada guardado ainda.')).toBeTruthy()
  page.unmount()
  kept(resource())
  render(<LibraryHomeScreen />, { me: person(1) })
  const newest = within(await screen.findByRole('region', { name: 'Guardados por último' }))
  expect((await newest.findByRole('listitem')).textContent).toBe('Como publicar2 arquivosGuiaLoja Lua Cheia')
  const asked = server.asked.map((it) => new URL(it.url)).findLast((it) => it.pathname === '/api/resources')
  expect(asked?.searchParams.get('sort')).toBe('-created_at')
})

test('ventures in the library have their dots, and templates say so, as in the other lists', async () => {
  const uuid = '0b8f1c52-3a7d-4c11-9d52-1f6a2b3c4d5e'
  const data = [
    {
      id: 3,
      uuid,
      nome: 'Loja Lua Cheia',
      code: 'LUA',
      stage: 3,
      progress: { done: 1, total: 2 },
      late: 0,
      template: true,
    },
  ]
  server.answer('GET', '/api/ventures', { data, total: 1, page: 1, per_page: 10, sums: {} })
  render(<LibraryVenturesScreen />, { me: person(1) })
  const row = await screen.findByRole('row', { name: /Loja Lua Cheia/ })
  expect(row.textContent).toContain('Modelo')
  expect(row.querySelector('[data-venture]')).toBeTruthy()
})

test('a venture in the library has its resources by type, each type said even when it is empty', async () => {
  const uuid = '0b8f1c52-3a7d-4c11-9d52-1f6a2b3c4d5e'
  server.answer('GET', `/api/resources/ventures/${uuid}`, {
    data: { id: 3, uuid, nome: 'Loja Lua Cheia', code: 'LUA' },
  })
  kept(resource(), resource({ id: 7, nome: 'Contrato', resource_type: 3 }))
  const path = '/district/library/ventures/'
  render(<LibraryVentureScreen />, { me: person(1), path: `${path}${uuid}`, route: `${path}:uuid` })
  await screen.findByRole('heading', { level: 1, name: 'Loja Lua Cheia' })
  const of = async (type: string) => (await screen.findByRole('region', { name: type })).textContent
  expect(await of('Documentação')).toContain('Nada aqui ainda.')
  expect(await of('Guia')).toContain('Como publicar')
  expect(await of('Anexo')).toContain('Contrato')
})
