import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'
import { ProjectListScreen } from '#web/venture/ProjectListScreen.tsx'
import { VentureListScreen } from '#web/venture/VentureListScreen.tsx'

const titlesAt = async (path: string) => {
  const server = fakeServer()
  server.answer('GET', '/api/ventures/colours', { chosen: [] })
  server.answer('GET', '/api/ventures', {
    data: [{ id: 3, nome: 'Loja', code: 'LUA-01', stage: 3, progress: 40, late: 0, template: true }],
    total: 1,
    more: false,
    page: 1,
    per_page: 10,
    sums: {},
  })
  const Screen = path === '/projects' ? ProjectListScreen : VentureListScreen
  const { unmount } = render(<Screen />, { me: person(1), path, route: path })
  await waitFor(() => expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(3))
  const row = screen.getByRole('row', { name: /Loja/ })
  expect(row.textContent).toContain('Modelo')
  expect(row.querySelector('[data-venture]')).toBeTruthy()
  const titles = screen.getAllByRole('columnheader').map((it) => it.textContent.trim())
  unmount()
  return titles
}

test('each place of the ventures begins with columns of its own', async () => {
  const workstation = await titlesAt('/district/workstation/ventures')
  const prolab = await titlesAt('/district/prolab/ventures')
  const projects = await titlesAt('/projects')
  expect(workstation).toEqual(expect.arrayContaining(['Cliente', 'Tempo registrado']))
  expect(prolab).toEqual(expect.arrayContaining(['Equipe', 'Prioridade']))
  expect(projects).toEqual(expect.arrayContaining(['Tipo', 'Preço']))
  expect(prolab).not.toContain('Cliente')
  expect(workstation).not.toContain('Equipe')
  expect(projects).not.toContain('Equipe')
})
