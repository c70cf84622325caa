import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VentureRow } from '#contract/venture/venture.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'
import { PortfolioScreen } from '#web/venture/portfolio/PortfolioScreen.tsx'

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const venture: VentureRow = {
  id: 3,
  uuid: '0198c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  code: 'LUA-01',
  nome: 'Loja virtual',
  descricao: '',
  escopo: '',
  cliente: { id: 4, nome: 'Lua Cheia', deleted_at: null },
  cliente_id: 4,
  stage: 'analysis',
  status: 1,
  delivery_type: 1,
  cycle: null,
  priority: 2,
  area: null,
  area_id: null,
  faturavel: true,
  template: false,
  colour: 1,
  starts_on: null,
  ends_on: '2026-12-01',
  progress: { done: 1, total: 4 },
  late: 0,
  created_at: '2026-01-01T12:00:00.000Z',
  deleted_at: null,
  version: 5,
}

const shown = async (role: 1 | 4 = 1, ventures: readonly VentureRow[] = [venture]) => {
  const server = fakeServer()
  const list = { data: ventures, total: ventures.length, page: 1, per_page: 100, more: false, sums: {} }
  server.answer('GET', '/api/ventures', list)
  server.answer('PATCH', '/api/ventures/:id/stage', () => json({ data: { ...venture, stage: 'approved', version: 6 } }))
  render(<PortfolioScreen />, { me: person(role), path: '/district/workstation/portfolio' })
  const link = await screen.findByText('Loja virtual')
  const sent = () =>
    Promise.all(
      server.asked.filter((it) => it.method === 'PATCH').map(async (it): Promise<unknown> => it.clone().json()),
    )
  return { server, link, sent, user: userEvent.setup() }
}
type Page = Awaited<ReturnType<typeof shown>>
const moveTo = async ({ user }: Page, stage: string) => {
  await user.click(screen.getByRole('button', { name: /^Mover “Loja virtual”/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: stage }))
}

test('a venture goes a stage on where it is moved there, by its menu or by keys', async () => {
  const page = await shown()
  await moveTo(page, 'Aprovada')
  await waitFor(async () => expect(await page.sent()).toEqual([{ version: 5, stage: 'approved' }]))
  fireEvent.keyDown(screen.getByRole('button', { name: /^Mover “Loja virtual”/ }), { key: 'ArrowRight', altKey: true })
  await waitFor(async () => expect(await page.sent()).toHaveLength(2))
})

test('back it goes with a reason, which a refusal leaves on the screen', async () => {
  const page = await shown()
  await moveTo(page, 'Em negociação')
  const dialog = await screen.findByRole('dialog')
  expect(await page.sent()).toEqual([])
  const reason = within(dialog).getByRole('textbox')
  fireEvent.change(reason, { target: { value: 'Escopo mudou' } })
  page.server.answer('PATCH', '/api/ventures/:id/stage', () => refusal(403, { detail: 'Acesso negado!' }))
  const submit = within(dialog)
    .getAllByRole('button')
    .find((it) => it.getAttribute('type') === 'submit')
  if (submit) await page.user.click(submit)
  expect(await within(dialog).findByText('Acesso negado!')).toBeTruthy()
  expect(reason).toHaveProperty('value', 'Escopo mudou')
  expect(await page.sent()).toEqual([{ version: 5, stage: 'negotiation', reason: 'Escopo mudou' }])
})

test('a stage that is not beside its own is refused in words', async () => {
  const page = await shown()
  await moveTo(page, 'Finalizada')
  expect(await screen.findByText(/não vai daqui para Finalizada: uma etapa de cada vez/)).toBeTruthy()
  expect(await page.sent()).toEqual([])
})

test('whoever may not change stages moves nothing, and sees how far each venture is', async () => {
  await shown(4)
  expect(screen.getByRole('img', { name: '4 átomos: 1 concluído, 3 abertos' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull()
})

test('over time a venture with days has its bar among the months, and one without says so', async () => {
  const dated = { ...venture, starts_on: '2026-10-05' }
  const undated = { ...venture, id: 5, nome: 'Cardápio', ends_on: null }
  const { user } = await shown(1, [dated, undated])
  await user.click(screen.getByRole('radio', { name: 'Linha do tempo' }))
  const line = (name: RegExp) => screen.getByRole('row', { name })
  expect([line(/Loja virtual/), line(/Cardápio/)].map((it) => it.querySelectorAll('svg > rect').length)).toEqual([2, 0])
  expect(within(line(/Loja virtual/)).getByText('05/10/2026')).toBeTruthy()
  expect(screen.getAllByText('Sem datas').map((it) => it.closest('tr'))).toEqual([line(/Cardápio/)])
})
