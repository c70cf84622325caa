import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { Person } from '#web/kit/session/session.ts'
import { workstationScreens } from '#web/screens/workstation.ts'
import { forgetLoops, loopRow, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json } from '#web/testing/server.ts'

const CHANGE = '0c6d1f3e-6a0b-4a58-9d6e-0d5b6d1c7f10'
const ASK = 'Tem certeza de que deseja excluir este item?'

beforeEach(forgetLoops)
afterEach(() => {
  vi.unstubAllGlobals()
})

const shown = async (role: Role = 1, over: Partial<Person> = {}) => {
  const user = userEvent.setup()
  const server = loopServer(null)
  const sums = { total: 162_000, decimal: 45 }
  const data = [loopRow(1), loopRow(2, { status: 7 }), loopRow(3)]
  server.answer('GET', '/api/loops', { data, total: 30, page: 1, per_page: 10, more: false, sums })
  server.answer('GET', '/api/loops/people', { data: [], more: false })
  server.answer('GET', '/api/loops/ventures', { data: [], more: false })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const Screen = await workstationScreens.loopCenter.load()
  render(<Screen />, { me: person(role, over), path: '/district/workstation/pontos?q=capa' })
  await screen.findByRole('table')
  const yes = async () =>
    user.click(within(await screen.findByRole('alertdialog', { name: ASK })).getByRole('button', { name: 'Excluir' }))
  return { user, server, yes }
}

test.each([2, 4, 6] as const)('loops are not deleted by role %i', async (role) => {
  await shown(role)
  expect(screen.queryByRole('button', { name: /^Excluir/ })).toBeNull()
})

test('rows lead to their loop only for who may open one', async () => {
  await shown(1)
  expect(screen.getByRole('link', { name: /^Átomo 3/ })).toBeTruthy()
  cleanup()
  await shown(1, { permissions: person(1).permissions.filter((it) => it !== 'loop.open') })
  expect(screen.getByText('Átomo 3')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Átomo 3/ })).toBeNull()
})

test('one loop goes after a question, and comes back with one click; what is on an order has no button', async () => {
  const { user, server, yes } = await shown()
  server.answer('DELETE', '/api/loops/bulk', { changed: 1, skipped: [], change: CHANGE })
  server.answer('POST', '/api/loops/bulk/restore', { changed: 1, skipped: [] })
  expect(screen.getAllByRole('button', { name: /^Excluir/ })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Excluir Átomo 3' }))
  await yes()
  await screen.findByText('Item excluído com sucesso!')
  expect(await server.bodies('/api/loops/bulk')).toEqual([{ ids: [3], dry_run: false }])
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('1 loop está de volta.')
  expect(await server.bodies('/api/loops/bulk/restore')).toEqual([{ change: CHANGE }])
})

test('many are asked about with what would go and what would stay', async () => {
  const { user, server, yes } = await shown()
  server.answer('DELETE', '/api/loops/bulk', async (request) => {
    const { dry_run } = (await request.json()) as { dry_run: boolean }
    return json({ changed: 28, skipped: [{ reason: 'locked', count: 2 }], change: dry_run ? null : CHANGE })
  })
  server.answer('POST', '/api/loops/bulk/restore', { changed: 27, skipped: [{ reason: 'overlap', count: 1 }] })
  await user.click(screen.getByRole('checkbox', { name: /Selecionar esta página|Selecionar todas/ }))
  await user.click(screen.getByRole('button', { name: /Selecionar (todos|os) .*30/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Excluir' }))
  const dialog = await screen.findByRole('alertdialog', { name: ASK })
  expect(dialog.textContent).toContain('28 loops saem das horas de todos.')
  expect(dialog.textContent).toContain('2 em ordem de pagamento')
  await yes()
  await screen.findByText('Item excluído com sucesso!')
  expect(await server.bodies('/api/loops/bulk')).toMatchObject([
    { filter: { q: 'capa' }, except: [], dry_run: true },
    { filter: { q: 'capa' }, except: [], dry_run: false },
  ])
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('27 loops estão de volta. 1 se sobrepõe a um loop mais novo')
})
