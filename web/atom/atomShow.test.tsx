import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { colourInTurn } from '#contract/venture/colour.rules.ts'
import { AtomShowScreen } from '#web/atom/AtomShowScreen.tsx'
import { forgetLoops, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const atom = {
  id: 9,
  ref: 'LUA-9',
  nome: 'Desenhar a capa',
  descricao: '',
  status: 1,
  priority: 2,
  venture: { id: 1, nome: 'Loja Lua Cheia' },
  venture_id: 1,
  gate: { id: 2, nome: 'Lançamento' },
  cell: { id: 3, nome: 'Capa' },
  cell_id: 3,
  entrega: null,
  entrega_id: null,
  responsavel: null,
  responsavel_id: null,
  data: null,
  data_fim: null,
  late: false,
  created_at: '2026-01-01T12:00:00.000Z',
  deleted_at: null,
  version: 5,
}

const shown = async (role: 1 | 2 | 4, over: object = {}) => {
  forgetLoops()
  const server = loopServer(null)
  const empty = {
    data: [],
    more: false,
    total: 0,
    writable: false,
    editable: false,
    all: [],
    things: [],
    watching: false,
  }
  for (const it of ['comments', 'checklist', 'labels', 'attachments', 'watchers', 'relations', 'history'])
    server.answer('GET', `/api/${it}/:thing/:id`, empty)
  server.answer('GET', '/api/atoms/9/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/atoms/9', { data: { ...atom, ...over }, uses: [] })
  render(<AtomShowScreen />, {
    me: person(role),
    path: '/district/workstation/atom/show/9',
    route: '/district/workstation/atom/show/:id',
  })
  return within(await screen.findByRole('navigation', { name: 'Caminho' }))
}

test('its page leads to its venture, gate and cell, and says how much of the estimate is worked', async () => {
  const place = await shown(4, { tracked: 5400, hours_planned: 3 })
  expect(place.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
    expect.stringMatching(/ventures\/1\/show$|project\/show\/1$/),
    '/district/workstation/ventures/1/gate/2/show',
    '/district/workstation/ventures/1/cell/3/show',
  ])
  expect(screen.getByText('1h 30m, 50 % da estimativa')).toBeTruthy()
  expect(screen.getByRole('img', { name: '1h 30m, 50 % da estimativa' })).toBeTruthy()
  const head = screen.getByRole('heading', { level: 1 }).closest('header')
  await waitFor(() => expect(head?.getAttribute('data-venture')).toBe(String(colourInTurn(atom.venture_id))))
})

test('one menu has what an atom has of its own and, under a line, what every record has', async () => {
  await shown(1)
  const menus = screen.getAllByRole('button').filter((it) => it.getAttribute('aria-haspopup') === 'menu')
  expect(menus.map((it) => it.getAttribute('aria-label'))).toEqual(['Ações'])
  await userEvent.click(menus[0] ?? document.body)
  const items = screen.getAllByRole('menuitem').map((it) => it.textContent)
  expect(items).toEqual(['Loopers', 'Responsável', 'Prioridade', 'Transferir', 'Cancelar átomo', 'Editar', 'Excluir'])
  expect(screen.getAllByRole('menuitem').filter((it) => it.closest('[data-apart]'))).toHaveLength(1)
})

test('who sees the loopers of an atom reads their names on its page', async () => {
  await shown(1, { loopers: ['Íris Prado', 'Caio Barreto'].map((nome, at) => ({ id: 70 + at, nome })) })
  expect(screen.getByText('Íris Prado, Caio Barreto')).toBeTruthy()
})

test('who opens no gates and cells reads where it stands', async () => {
  const place = await shown(2)
  expect(place.getByText('Lançamento')).toBeTruthy()
  expect(place.queryByRole('link', { name: 'Capa' })).toBeNull()
})
