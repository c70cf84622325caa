import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AreaRow } from '#contract/area/area.ts'
import { screens } from '#web/area/area.screens.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const row: AreaRow = {
  id: 7,
  nome: 'Fotografia',
  descricao: 'Retratos',
  status: 0,
  people: 4,
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
  version: 2,
}
const me = person(1)

const openList = () => {
  const server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const page = { total: 1, more: false, page: 1, per_page: 10, sums: { people: 4 } }
  server.answer('GET', '/api/areas', { data: [row], ...page })
}

test('the list says of each area whether it is active, how many people work in it, and leads to it', async () => {
  openList()
  render(<screens.areaList />, { me, path: '/district/hub/area/index' })
  const link = await screen.findByRole('link', { name: /Fotografia/ })
  expect(link.getAttribute('href')).toContain('/area/show/7')
  const cells = within(link.closest('tr') ?? document.body).getAllByRole('cell')
  expect(cells.map((it) => it.textContent)).toEqual(expect.arrayContaining(['Inativa', '4', 'Retratos']))
  expect(screen.getByRole('link', { name: 'Nova área' }).getAttribute('href')).toContain('/area/new')
})

test('who may not make an area finds neither the way to a new one nor to an import', async () => {
  openList()
  const permissions = me.permissions.filter((it) => it !== 'area.create')
  render(<screens.areaList />, { me: { ...me, permissions }, path: '/district/hub/area/index' })
  expect(await screen.findByRole('link', { name: /Fotografia/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Nova área' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ações' })).toBeNull()
})

test('the page of an area shows what is known of it', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/areas/:id', { data: row, uses: [{ key: 'people', count: 4, names: ['Ana', 'Bia'] }] })
  render(<screens.areaShow />, { me, path: '/area/show/7', route: '/area/show/:id' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Fotografia' })).toBeTruthy()
  expect(screen.getByText('Inativa')).toBeTruthy()
  expect(screen.getByText('Retratos')).toBeTruthy()
  expect(screen.getByText('Ana, Bia e mais 2')).toBeTruthy()
})

test('a new area is active unless somebody says otherwise', async () => {
  const server = fakeServer()
  server.answer('POST', '/api/areas', { data: { ...row, id: 8 } })
  const { at } = render(<screens.areaNew />, { me, path: '/area/new', route: '/area/new' })
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Status/ })
  expect(status.selectedOptions[0]?.textContent).toBe('Ativa')
  await userEvent.type(screen.getByRole('textbox', { name: /Nome/ }), 'Vídeo')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/area/show/8'))
  expect(await server.bodies('/api/areas')).toEqual([{ nome: 'Vídeo', descricao: '', status: 1 }])
})
