import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { tabStorage } from '#web/kit/storage.ts'
import { pageActions } from '#web/kit/ui/pageActions.ts'
import { LoopCenterScreen } from '#web/loop/center/LoopCenterScreen.tsx'
import { modal } from '#web/loop/dialog/modal.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { forgetLoops, loopRow, loopServer, pontoSince } from '#web/testing/loops.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { onPhone } from '#web/testing/phone.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const PATH = '/district/workstation/pontos'
const part = (id: number, nome: string, deleted_at: string | null = null) => ({ id, nome, deleted_at })

const row = (over: Partial<LoopRow> = {}): LoopRow => loopRow(7, { atomo: part(3, 'Desenhar a vitrine'), ...over })

const SUMS = { total: 45_000, decimal: 12.5 }

const shown = async (rows: readonly LoopRow[], role: 1 | 2 | 4 | 7 = 4, query = '', sums = SUMS) => {
  const user = userEvent.setup()
  const server = loopServer(null)
  server.answer('GET', '/api/loops', () =>
    json({
      data: rows,
      total: rows.length,
      page: 1,
      per_page: 10,
      more: false,
      sums,
    }),
  )
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const found = (id: number, nome: string, hint: string | null) => ({
    data: [{ id, nome, hint, gone: false }],
    more: false,
  })
  server.answer('GET', '/api/loops/people', found(44, 'Ana Souza', null))
  server.answer('GET', '/api/loops/ventures', found(1, 'Loja Lua Cheia', 'LUA'))
  const page = render(<LoopCenterScreen />, { me: person(role), path: PATH + query })
  await screen.findByText(/Central de loops|Não foi possível/, { selector: 'h1, p' })
  await waitFor(() => expect(server.asked.some((it) => new URL(it.url).pathname === '/api/loops')).toBe(true))
  const lastQuery = () =>
    new URL(server.asked.findLast((it) => new URL(it.url).pathname === '/api/loops')?.url ?? 'http://x').searchParams
  return { user, server, page, lastQuery }
}
const titles = () =>
  screen
    .getAllByRole('columnheader')
    .map((it) => it.textContent)
    .filter((it) => it !== 'Seleção')
/** Opens the filters, and what can be chosen for one of them. */
const openFilter = async (user: UserEvent, name?: string) => {
  await user.click(screen.getByRole('button', { name: 'Filtrar' }))
  const panel = screen.getByRole('dialog', { name: 'Filtrar por' })
  if (name !== undefined) await user.click(within(panel).getByRole('button', { name }))
  return panel
}

describe('columns', () => {
  const own = ['Átomo', 'Quando', 'Total', 'Tipo e descrição', 'Status']

  test('who sees only their own loops has no person column and no person filter', async () => {
    const { user } = await shown([row()])
    await screen.findByRole('table')
    expect(titles()).toEqual(own)
    const panel = await openFilter(user)
    expect(within(panel).queryByRole('button', { name: 'Responsável' })).toBeNull()
  })

  test.each([1, 2, 7] as const)('role %i sees whose each loop is, and filters by person', async (role) => {
    const { user } = await shown([row()], role)
    await screen.findByRole('table')
    expect(titles()).toEqual([...own.toSpliced(1, 0, 'Responsável'), ...(role === 2 ? [] : ['Ações'])])
    const panel = await openFilter(user)
    expect(within(panel).getByRole('button', { name: 'Responsável' })).toBeTruthy()
    const name = within(screen.getByRole('cell', { name: 'Ana Souza' }))
    // A manager sees whose loops are, and opens nobody's page.
    expect(name.queryByRole('link')?.getAttribute('href')).toBe(role === 2 ? undefined : '/looper/show/44')
  })

  test('a row whose times a device gave without connection says so', async () => {
    await shown([row({ id: 8, offline: true }), row()], 1)
    await screen.findByRole('table')
    expect(screen.getAllByText('Sem conexão')).toHaveLength(1)
    expect(screen.getAllByRole('row')[2]?.textContent).toContain('Sem conexão')
  })

  test('a row tells its place, its times, its total, its type and where it stands', async () => {
    await shown([row()])
    const cells = (await screen.findAllByRole('cell')).slice(0, 5).map((it) => it.textContent)
    expect(cells).toEqual([
      'Desenhar a vitrineLoja Lua Cheia',
      '13:00 – 14:30',
      '1:30:00',
      'CodificaçãoPrimeira versão',
      'Finalizado',
    ])
  })

  test('an end on the day of the start is only its hour, on another day it has its date', async () => {
    await shown([row(), row({ id: 8, inicio: '2026-11-20T02:30:00.000Z', fim: '2026-11-20T03:30:00.000Z' })])
    const cells = (await screen.findAllByRole('cell')).map((it) => it.textContent)
    expect(cells).toContain('13:00 – 14:30')
    expect(cells).toContain('23:30 – 20/11/2026 0:30')
  })

  test('what is paid for each loop is a column to choose, for whom it is sent', async () => {
    await shown([row({ valor: 80 })], 1, '?cols=atomo,total,valor')
    await screen.findByRole('table')
    expect(titles()).toEqual(['Átomo', 'Total', 'Valor', 'Ações'])
    expect(screen.getByRole('cell', { name: /^R\$\s80,00$/ })).toBeTruthy()
  })

  test('whether it may be billed is told where it may not, and is a column to choose; an error has an icon', async () => {
    const { page } = await shown([row(), row({ id: 8, faturavel: 'Erro' })])
    const table = await screen.findByRole('table')
    expect(within(table).queryByText('Sim')).toBeNull()
    expect(within(table).getByText('Erro').querySelector('svg')).not.toBeNull()
    page.unmount()
    await shown([row()], 4, '?cols=atomo,faturavel')
    expect((await screen.findByRole('cell', { name: 'Sim' })).querySelector('svg')).toBeNull()
  })

  test.each([
    [1, 'Iniciado', false],
    [2, 'Fechado', false],
    [3, 'Finalizado', true],
    [4, 'Inativo', false],
    [5, 'Erro', false],
    [6, 'Pago', true],
    [7, 'Faturado', true],
  ] as const)('status %i is called %s; 3, 6 and 7 show the description', async (status, label, described) => {
    await shown([row({ status, faturavel: 'Não' })])
    const table = await screen.findByRole('table')
    expect(within(table).getByText(label)).toBeTruthy()
    expect(within(table).queryByText('Primeira versão') !== null).toBe(described)
  })

  test('a running row has no end to bill by: nothing is said of it, and its column says why', async () => {
    await shown([row({ status: 1, fim: null, faturavel: 'Erro' })], 4, '?cols=atomo,status,faturavel')
    const why = 'O loop ainda não tem fim. Isto se resolve quando ele for parado.'
    const mark = await screen.findByTitle(why)
    expect([mark.textContent, mark.dataset['is'], mark.querySelector('svg')]).toEqual([`- - -${why}`, undefined, null])
    expect(screen.queryByText('Erro')).toBeNull()
  })

  test('a row whose venture was deleted says so once in words, and strikes out which it was', async () => {
    const gone = '2026-11-20T12:00:00.000Z'
    await shown([row({ project: part(1, 'Loja Lua Cheia', gone), deleted_at: gone })])
    const line = (await screen.findByText('Desenhar a vitrine')).closest('tr')
    expect(line?.dataset['deleted']).toBe('true')
    expect(within(line ?? document.body).getAllByText('Excluído')).toHaveLength(1)
    const struck = within(line ?? document.body).getByRole('deletion')
    expect([struck.textContent, struck.title]).toEqual(['Loja Lua Cheia', 'Excluído em 20/11/2026 9:00'])
  })

  test('the total of the whole filter stands under its column; hours for payment say by what rule they differ', async () => {
    const { user } = await shown([row()])
    const sum = within((await screen.findAllByRole('row')).at(-1) ?? document.body)
    expect(sum.getAllByRole('cell').map((it) => it.textContent)).toEqual(['12h 30m', '', ''])
    const hours = sum.getByRole('button', { name: '12,5 h para pagamento' })
    const rule = sum.getByRole('tooltip', { hidden: true })
    expect(rule.textContent).toMatch(/^12,5 h = 12h 30m\. .*cada loop é arredondado a décimos de hora/)
    expect(hours.getAttribute('aria-describedby')).toBe(rule.id)
    hours.focus()
    await waitFor(() => expect(rule.dataset['open']).toBe('true'))
    await user.keyboard('{Escape}')
    expect(rule.dataset['open']).toBeUndefined()
    await user.hover(hours)
    expect(rule.dataset['open']).toBe('true')
  })
})

test('a role that does not see whose loops they are never asks by it, whatever the address says', async () => {
  const query = '?sort=responsavel&user_id=44&status=3'
  const own = await shown([row()], 4, query)
  expect([own.lastQuery().get('sort'), own.lastQuery().get('user_id')]).toEqual(['-inicio', null])
  expect(own.lastQuery().get('status')).toBe('3')
  expect(screen.getByText(/Você não vê a coluna Responsável/)).toBeTruthy()
  own.page.unmount()
  const all = await shown([row()], 7, query)
  expect([all.lastQuery().get('sort'), all.lastQuery().get('user_id')]).toEqual(['responsavel', '44'])
  expect(screen.queryByText(/Você não vê/)).toBeNull()
})

test('a view of somebody who sees more says what of it was left out', async () => {
  const { server, page } = await shown([row()])
  page.unmount()
  queryClient.clear()
  const state = { filters: { status: '3' }, sort: '-responsavel', columns: ['atomo', 'valor'] }
  const view = { id: 9, table_id: 'loops', nome: 'Da Bia', shared: true, state, editable: false, version: 1 }
  server.answer('GET', '/api/views', { data: [{ ...view, owner: { id: 1, nome: 'Bia' } }], default_id: null })
  render(<LoopCenterScreen />, { me: person(4), path: `${PATH}?view=9&status=3` })
  expect(await screen.findByText(/Você não vê as colunas Responsável, Valor/)).toBeTruthy()
})

describe('a running loop', () => {
  // The clock stands, so that no figure depends on how long a test takes.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  const running = (id: number) =>
    row({ status: 1, fim: null, inicio: pontoSince(65_000).inicio, responsavel: { id, nome: 'Ana' } })

  test('counts on, and one’s own opens the timer', async () => {
    const { user } = await shown([running(44)])
    expect(await screen.findByText('0:01:05')).toBeTruthy()
    vi.setSystemTime(Date.now() + 7000)
    expect(await screen.findByText('0:01:12')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ponto aberto' }))
    expect(modal.get().at).toBe('loop')
  })

  test('of a role that is not told whose, opens the timer too: it is one’s own', async () => {
    const { responsavel: _, ...own } = running(44)
    await shown([own])
    expect(await screen.findByRole('button', { name: 'Ponto aberto' })).toBeTruthy()
  })

  test('alone has no sum, rather than one of 0h 00m', async () => {
    await shown([running(44)], 4, '', { total: 0, decimal: 0 })
    const total = (await screen.findByRole('rowheader', { name: /^Total/ })).closest('tr')
    expect(total?.textContent).toMatch(/^Total.*- - -$/)
    expect(total?.textContent).not.toMatch(/\d/)
  })

  test('somebody else’s has no such button', async () => {
    await shown([running(99)], 1)
    await screen.findByText('Iniciado', { selector: 'span' })
    expect(screen.queryByRole('button', { name: 'Ponto aberto' })).toBeNull()
  })

  test('role 2 opens only: no start, no open loop', async () => {
    await shown([running(42)], 2)
    await screen.findByText('Iniciado', { selector: 'span' })
    expect(screen.queryByRole('button', { name: /Iniciar loop|Ponto aberto|Abrir o timer/ })).toBeNull()
  })
})

test('one’s own concluded loop is gone on with in its row: same atom, words and type; nobody else’s is', async () => {
  writeToken(tokenFor(3600, 41))
  onTestFinished(loopOutbox.open(41))
  const theirs = row({ id: 8, responsavel: { id: 99, nome: 'Bia Lima' } })
  const { user, server } = await shown([row({ responsavel: { id: 41, nome: 'Ana' }, tipo: 5 }), theirs], 1)
  server.answer('PATCH', '/api/startPonto', () => json({ status: 'success', message: 'ok', data: pontoSince(0) }))
  const [goOn, ...others] = await screen.findAllByRole('button', { name: 'Continuar: Desenhar a vitrine' })
  expect([others, screen.getByText('Bia Lima').closest('tr')?.contains(goOn!)]).toEqual([[], false])
  await user.click(goOn!)
  const again = { atomo_id: 3, descricao: 'Primeira versão', tipo: 5 }
  await waitFor(async () => expect(await server.bodies('/api/startPonto')).toMatchObject([again]))
})

test('on a phone a loop tells its description in its card', async () => {
  onPhone()
  await shown([row()])
  const card = (await screen.findByText('Desenhar a vitrine')).closest('li')
  expect(card?.textContent).toContain('Primeira versão')
  expect(screen.getAllByRole('term').map((it) => it.textContent)).not.toContain('Total · Total')
})

describe('filters', () => {
  test('newest first, ten a page, nothing else asked', async () => {
    const { lastQuery } = await shown([row()])
    expect(Object.fromEntries(lastQuery())).toEqual({ page: '1', per_page: '10', sort: '-inicio' })
  })

  test('stand in the address and in the call, go back to page 1, and are chips that can be taken away', async () => {
    const { user, page, lastQuery } = await shown([row()], 1, '?page=3')
    const pick = async (filter: string, ...values: string[]) => {
      const panel = await openFilter(user, filter)
      for (const name of values)
        await user.click(await within(panel).findByRole('option', { name: new RegExp(`^${name}`) }))
      await user.keyboard('{Escape}')
    }
    await pick('Responsável', 'Ana Souza')
    expect(screen.queryByRole('dialog')).toBeNull()
    await pick('Venture', 'Loja Lua Cheia')
    await openFilter(user, 'Período')
    await user.click(await screen.findByRole('button', { name: 'Este mês' }))
    await pick('Status', 'Inativo', 'Finalizado')
    await pick('Tipo', 'Outro')
    expect(page.at()).toBe(`${PATH}?user_id=44&venture_id=1&period=month&status=3%2C4&tipo=11`)
    await waitFor(() => expect(lastQuery().get('tipo')).toBe('11'))
    expect(lastQuery().get('period')).toBe('month')
    const chips = within(screen.getByRole('group', { name: 'Filtros' }))
    expect(chips.getByRole('button', { name: 'Status: Finalizado, Inativo' })).toBeTruthy()
    expect(chips.getByRole('button', { name: 'Período: Este mês' })).toBeTruthy()
    await user.click(chips.getByRole('button', { name: 'Remover filtro Período' }))
    expect(page.at()).toBe(`${PATH}?user_id=44&venture_id=1&status=3%2C4&tipo=11`)
    expect(document.activeElement).toBe(chips.getByRole('button', { name: 'Filtrar' }))
    await user.click(chips.getByRole('button', { name: 'Limpar tudo' }))
    expect(page.at()).toBe(PATH)
    expect(tabStorage.get('nucleo.loops.search')).toBe('')
  })

  test('a period of one’s own is from and to, each once it is a day', async () => {
    const { user, page } = await shown([row()])
    await openFilter(user, 'Período')
    await user.type(screen.getByRole('textbox', { name: 'De' }), '01112026')
    expect(page.at()).toBe(`${PATH}?from=2026-11-01`)
    expect(screen.getByRole('button', { name: 'Período: desde 01/11/2026' })).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Até' }), '31112026')
    expect(screen.getByText('Use DD/MM/AAAA.')).toBeTruthy()
    expect(page.at()).toBe(`${PATH}?from=2026-11-01`)
    await user.click(screen.getByRole('button', { name: 'Esta semana' }))
    expect(page.at()).toBe(`${PATH}?period=week`)
  })

  test('only the filter of people has the icon of a person', async () => {
    const { user } = await shown([row()], 1)
    await openFilter(user)
    const panel = within(screen.getByRole('dialog', { name: 'Filtrar por' }))
    const ofPeople = (name: string) => panel.getByRole('button', { name }).querySelector('.tabler-icon-user') !== null
    expect([ofPeople('Responsável'), ofPeople('Venture')]).toEqual([true, false])
  })

  test('a period is chosen by keys alone: the focus follows into it', async () => {
    const { user, page } = await shown([row()])
    screen.getByRole('button', { name: 'Filtrar' }).focus()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hoje' }))
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(page.at()).toBe(`${PATH}?period=lastWeek`)
    expect(screen.getByRole('button', { name: 'Período: Semana passada' })).toBeTruthy()
  })

  test('a first day after the last one means the days between them', async () => {
    const { lastQuery } = await shown([row()], 4, '?from=2026-11-20&to=2026-11-01')
    expect(screen.getByRole('button', { name: 'Período: 01/11/2026 – 20/11/2026' })).toBeTruthy()
    expect([lastQuery().get('from'), lastQuery().get('to')]).toEqual(['2026-11-01', '2026-11-20'])
  })

  test('a link with several statuses, one of them unknown, shows them', async () => {
    const { lastQuery } = await shown([row()], 4, '?status=4,5,99')
    expect(screen.getByRole('button', { name: 'Status: Inativo, Erro, 99' })).toBeTruthy()
    expect(lastQuery().get('status')).toBe('4,5')
  })
})

test('its exports and filters are offered to the palette while it is on show', async () => {
  await shown([row()])
  const offered = () => pageActions.get().flatMap((tell) => tell().map((it) => it.label))
  expect(
    ['Exportar como CSV', 'Filtrar por Período', 'Período: Semana passada'].filter((it) => !offered().includes(it)),
  ).toEqual([])
  cleanup()
  expect(offered()).toEqual([])
})

describe('states', () => {
  test('nothing yet tells what belongs here; a start is offered by the bar alone', async () => {
    await shown([])
    expect(await screen.findByText('Nenhum registro encontrado')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Iniciar loop' })).toBeNull()
  })

  test('nothing that fits offers to clear the filter', async () => {
    await shown([], 4, '?q=zzz')
    expect(await screen.findByText('Nenhum resultado encontrado!')).toBeTruthy()
  })

  test('what cannot be read says so, with a way to try again', async () => {
    const server = loopServer(null)
    server.answer('GET', '/api/loops', () => refusal(500, { detail: 'Um erro ocorreu!' }))
    server.answer('GET', '/api/loops/people', { data: [], more: false })
    server.answer('GET', '/api/loops/ventures', { data: [], more: false })
    server.answer('GET', '/api/views', { data: [], default_id: null })
    render(<LoopCenterScreen />, { path: PATH })
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  test('is read again when somebody’s loop changes', async () => {
    const { server } = await shown([row()], 1)
    const count = () => server.asked.filter((it) => new URL(it.url).pathname === '/api/loops').length
    await screen.findByRole('table')
    const before = count()
    for (let told = 0; told < 9; told += 1) {
      emitLive({ topic: 'loops', event: 'loop.changed' })
      await waitFor(() => expect(count()).toBeGreaterThan(before))
    }
    // A burst is read at its beginning and once more after a second.
    await waitFor(() => expect(count()).toBe(before + 2))
  })
})

test.each([
  [4, 1],
  [2, 0],
] as const)('its head has the day’s ring for who runs loops: role %i', async (role, count) => {
  const { page } = await shown([], role)
  expect(page.container.querySelectorAll('[data-shape="small"]')).toHaveLength(count)
})
