import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SectorRow } from '#contract/sector/sector.ts'
import { screens } from '#web/sector/sector.screens.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const row: SectorRow = {
  id: 7,
  nome: 'Operações',
  descricao: 'Entregas',
  lead: { id: 3, nome: 'Íris Prado' },
  lead_id: 3,
  people: 4,
  checklist: { done: 0, total: 0 },
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
  version: 2,
}

/** A server with one sector; what is written comes into `sent`. */
const openServer = (uses = 0, rows: readonly SectorRow[] = [row]) => {
  const server = fakeServer()
  const sent: unknown[] = []
  const took = (data: SectorRow) => async (request: Request) => {
    sent.push(await request.json())
    return json({ data })
  }
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/sectors', {
    data: rows,
    total: rows.length,
    more: false,
    page: 1,
    per_page: 10,
    sums: { people: 4 },
  })
  server.answer('GET', '/api/sectors/:id/neighbours', { previous: null, next: 8 })
  server.answer('GET', '/api/sectors/:id', { data: row, uses: [{ key: 'people', count: uses, names: ['Ana'] }] })
  server.answer('GET', '/api/sectors/leads', { data: [], more: false })
  server.answer('GET', '/api/sectors/others', {
    data: [{ id: 9, nome: 'Campo', hint: null, gone: false }],
    more: false,
  })
  server.answer('GET', '/api/history/:thing/:id', { data: [], more: false })
  server.answer('PATCH', '/api/sectors/:id', took({ ...row, version: 3 }))
  server.answer('POST', '/api/sectors/:id/merge', took({ ...row, id: 9 }))
  return sent
}
const me = person(1)
const people = '/district/hub/loopers?sector_id=7'
const show = { me, path: '/setor/show/7', route: '/setor/show/:id' }

test('the list names its columns, adds up the people, and leads to the record and to a new one', async () => {
  openServer()
  const { at } = render(<screens.sectorList />, { me, path: '/setores' })
  const link = await screen.findByRole('link', { name: /Operações/ })
  expect(link.getAttribute('href')).toContain('/setor/show/7')
  expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual(
    expect.arrayContaining(['Nome', 'Responsável', 'Pessoas', 'Descrição']),
  )
  expect(screen.getByRole('link', { name: 'Novo setor' }).getAttribute('href')).toContain('/setor/new')
  await userEvent.keyboard('c')
  await waitFor(() => expect(at()).toMatch(/\/setor\/new$/))
})

test('where there is nothing yet the way to the first one stands once', async () => {
  openServer(0, [])
  render(<screens.sectorList />, { me, path: '/setores' })
  expect(await screen.findByText('Nenhum registro encontrado')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Novo setor' })).toHaveLength(1)
})

test('only what was changed is sent, with the version', async () => {
  const sent = openServer()
  const { at } = render(<screens.sectorEdit />, { me, path: '/setor/edit/7', route: '/setor/edit/:id' })
  const name = await screen.findByRole('textbox', { name: /Nome/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Campo')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/setor/show/7'))
  expect(sent).toEqual([{ version: 2, nome: 'Campo' }])
})

test('how many use it leads to who they are, for whoever may open that list', async () => {
  openServer(4)
  const { unmount } = render(<screens.sectorShow />, show)
  const link = await screen.findByRole('link', { name: '4 Pessoas neste setor' })
  expect(link.getAttribute('href')).toContain(people)
  unmount()
  render(<screens.sectorShow />, { ...show, me: person(4) })
  await screen.findByText('Pessoas neste setor')
  expect(screen.queryByRole('link', { name: /Pessoas neste setor/ })).toBeNull()
})

test('one in use is not deleted but merged into another', async () => {
  const sent = openServer(4)
  render(<screens.sectorShow />, show)
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Operações está em uso' }))
  expect(dialog.getByRole('link', { name: '4 Pessoas neste setor' }).getAttribute('href')).toContain(people)
  await userEvent.click(await dialog.findByRole('option', { name: /Campo/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Unir' }))
  await waitFor(() => expect(sent).toEqual([{ version: 2, into: 9 }]))
})
