import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { setLocale } from '#web/kit/words.ts'
import { PermissionShowScreen } from '#web/permission/page/PermissionShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
const admin = person(1)

beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
  viewAs.set(null)
})

test('one permission tells who, what needs it, the screens around it and its history', async () => {
  server.answer('GET', '/api/permissions/loop.list', {
    data: {
      id: 'loop.list',
      roles: [1, 2, 4, 8],
      people: [{ role: 8, people: 2 }],
      calls: [{ method: 'GET', path: '/api/loops', summary: 'Loop Center' }],
      history: [
        { id: 2, at: '2026-03-10T15:00:00Z', actor: { id: 1, nome: 'Alice' }, role: 8, held: true, reason: 'edit' },
        { id: 1, at: '2026-03-09T15:00:00Z', actor: null, role: 7, held: false, reason: 'reset' },
      ],
    },
  })
  render(<PermissionShowScreen />, { me: admin, path: '/permissions/show/loop.list', route: '/permissions/show/:id' })
  await screen.findByRole('heading', { name: 'Loops · Listar' })
  const panel = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await panel('Quem tem')).toContain('Supervisorconcedida além do padrão2 pessoas')
  expect(await panel('Quem tem')).toContain('DiretorRetirada, embora seja padrão')
  const calls = await panel('Chamadas que a exigem')
  expect(calls).toContain('/api/loops')
  // The sentences of the API are English.
  expect(calls).not.toContain('Loop Center')
  expect(await panel('Telas desta área')).toContain('/district/workstation/pontos')
  expect(await panel('Histórico')).toContain('Alice concedeu a Supervisor')
  expect(await panel('Histórico')).toContain('O sistema retirou de Diretor ao restaurar o padrão')
})

test.each([
  ['loop.list', 0],
  ['asset.sell', 1],
])('%s says whether it acts yet', async (id, notes) => {
  server.answer('GET', `/api/permissions/${id}`, { data: { id, roles: [1], people: [], calls: [], history: [] } })
  render(<PermissionShowScreen />, { me: admin, path: `/permissions/show/${id}`, route: '/permissions/show/:id' })
  await screen.findByRole('region', { name: 'Quem tem' })
  expect(screen.queryAllByText('ainda sem efeito')).toHaveLength(notes)
  expect(screen.queryAllByText(/Nenhuma chamada, coluna ou botão/)).toHaveLength(notes)
})

test('an unknown one says so without asking the server', () => {
  render(<PermissionShowScreen />, { me: admin, path: '/permissions/show/loop.fly', route: '/permissions/show/:id' })
  expect(screen.getByText('Esta permissão não existe')).toBeDefined()
  expect(server.asked).toEqual([])
})
