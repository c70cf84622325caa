import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { workstationScreens } from '#web/screens/workstation.ts'
import { forgetLoops, loopRow, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

const CHANGE = '0c6d1f3e-6a0b-4a58-9d6e-0d5b6d1c7f10'

beforeEach(forgetLoops)
afterEach(() => {
  vi.unstubAllGlobals()
})

const shown = async (role: 1 | 2 | 4 | 7 = 1, query = '', extra: LoopRow[] = []) => {
  const user = userEvent.setup()
  const server = loopServer(null)
  const sums = { total: 162_000, decimal: 45, valor: 4515 }
  server.answer('GET', '/api/loops', {
    data: [1, 2, 3].map((id) => loopRow(id, { valor: 150.5 })).concat(extra),
    total: 30,
    page: 1,
    per_page: 10,
    more: false,
    sums,
  })
  server.answer('GET', '/api/loops/people', { data: [], more: false })
  server.answer('GET', '/api/loops/ventures', { data: [], more: false })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const Screen = await workstationScreens.loopCenter.load()
  const page = render(<Screen />, { me: person(role), path: `/district/workstation/pontos${query}` })
  await screen.findByRole('table')
  return { user, server, page, sent: () => server.bodies('/api/loops/bulk') }
}

describe('changing the type of many loops', () => {
  test.each([2, 4] as const)('is not for role %i: its rows have no boxes', async (role) => {
    await shown(role)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('shows what is selected and adds up, what would change and what not, and offers to take it back', async () => {
    const { user, server, sent } = await shown(7)
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Átomo 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Átomo 3' }))
    const bar = screen.getByRole('toolbar', { name: 'Ações da seleção' })
    expect(within(bar).getByRole('status').textContent).toBe('2 selecionadosTempo 3h 00m · Valor R$ 301,00')
    server.answer('PATCH', '/api/loops/bulk', async (request) => {
      const { dry_run } = (await request.json()) as { dry_run: boolean }
      const undo = { change: CHANGE, tipo: 8, before: [{ tipo: 1, ids: [1] }] }
      return json({ changed: 1, skipped: [{ reason: 'locked', count: 1 }], undo: dry_run ? null : undo })
    })
    await user.click(within(bar).getByRole('button', { name: 'Mudar tipo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mudar o tipo de 2 loops' })
    expect(within(dialog).getByText('Escolha o novo tipo para ver o que muda.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getAllByRole('radio')[0]))
    await user.click(within(dialog).getByRole('radio', { name: 'Reunião' }))
    await within(dialog).findByText('1 loop muda para Reunião.')
    expect(within(dialog).getByText('1 em ordem de pagamento')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Mudar 1 loop' }))
    await screen.findByText('1 loop agora é Reunião.')
    expect(await sent()).toEqual([
      { ids: [1, 3], tipo: 8, dry_run: true },
      { ids: [1, 3], tipo: 8, dry_run: false },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('toolbar', { name: 'Ações da seleção' })).toBeNull()
    server.answer('PATCH', '/api/loops/bulk/undo', { changed: 1, skipped: [] })
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('O tipo de 1 loop voltou ao que era.')
    expect(await server.bodies('/api/loops/bulk/undo')).toEqual([
      { change: CHANGE, tipo: 8, before: [{ tipo: 1, ids: [1] }] },
    ])
  })

  test('a loop that runs adds nothing up, and is told beside the others', async () => {
    const running = loopRow(4, { status: 1, fim: null, total: '', segundos: 0, decimal: null, valor: null })
    const { user } = await shown(1, '', [running])
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Átomo 4' }))
    const said = () => within(screen.getByRole('toolbar', { name: 'Ações da seleção' })).getByRole('status').textContent
    expect(said()).toBe('1 selecionado1 em andamento, sem total ainda')
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Átomo 1' }))
    expect(said()).toBe('2 selecionadosTempo 1h 30m · Valor R$ 150,50 · 1 em andamento, sem total ainda')
  })

  test('everything of the filter is sent as the filter, without what was taken out again', async () => {
    const { user, server, sent } = await shown(1, '?status=3&period=month&q=tela&sort=fim&page=1')
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }))
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 30' }))
    expect(screen.getByText('Todos os 30 selecionados')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Átomo 2' }))
    const bar = screen.getByRole('toolbar', { name: 'Ações da seleção' })
    expect(within(bar).getByRole('status').textContent).toBe('29 selecionadosTempo 43h 30m · Valor R$ 4.364,50')
    server.answer('PATCH', '/api/loops/bulk', { changed: 0, skipped: [{ reason: 'running', count: 29 }], undo: null })
    await user.click(screen.getByRole('button', { name: 'Mudar tipo' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Estudo' }))
    await within(dialog).findByText('Nenhum loop muda.')
    expect(within(dialog).getByText('29 em andamento')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Mudar tipo' })).toHaveProperty('disabled', true)
    const filter = { q: 'tela', status: '3', period: 'month' }
    expect(await sent()).toEqual([{ filter, except: [2], tipo: 3, dry_run: true }])
  })

  test('what the server refuses is said in the dialog, and nothing is lost', async () => {
    const { user, server } = await shown()
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Átomo 1' }))
    server.answer('PATCH', '/api/loops/bulk', () => refusal(422, { detail: 'São 9000 loops.' }))
    await user.click(screen.getByRole('button', { name: 'Mudar tipo' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Estudo' }))
    await within(dialog).findByText('São 9000 loops.')
    await user.keyboard('{Escape}')
    expect(screen.getByText('1 selecionado')).toBeTruthy()
  })
})

describe('what the role may see', () => {
  const choosable = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Exibição' }))
    const names = within(await screen.findByRole('group', { name: 'Colunas' })).getAllByRole('checkbox')
    return names.map((it) => it.closest('label')?.textContent)
  }

  test.each([
    [1, true, true],
    [2, true, false],
    [4, false, false],
    [7, true, true],
  ] as const)('role %i: currentUserId it is %s, what it is worth %s', async (role, person, value) => {
    const { user } = await shown(role)
    const names = await choosable(user)
    expect([names.includes('Responsável'), names.includes('Valor')]).toEqual([person, value])
  })
})

describe('exporting', () => {
  test('asks for exactly the filter, its order and the visible columns, and says how many rows there were', async () => {
    const { user, server } = await shown(1, '?status=3&sort=-total&cols=atomo,total,tipo&page=2')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    server.answer(
      'GET',
      '/api/loops/export',
      () =>
        new Response('a;b', {
          headers: {
            'content-type': 'text/csv',
            'x-row-count': '30',
            'content-disposition': "attachment; filename*=UTF-8''loops-2026.csv",
          },
        }),
    )
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    await screen.findByText('30 linhas exportadas')
    const asked = server.asked.find((it) => new URL(it.url).pathname === '/api/loops/export')
    expect(Object.fromEntries(new URL(asked?.url ?? 'http://x').searchParams)).toEqual({
      status: '3',
      sort: '-total',
      format: 'csv',
      columns: 'atomo,project,total,decimal,valor,tipo,descricao',
    })
    expect(saved).toHaveBeenCalledOnce()
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('loops-2026.csv')
  })

  test('asks for no column that the role does not see', async () => {
    const { user, server } = await shown(4)
    server.answer('GET', '/api/loops/export', () => refusal(403, { detail: 'Acesso negado!' }))
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    await screen.findByText('Desculpe, um erro ocorreu!')
    const asked = server.asked.find((it) => new URL(it.url).pathname === '/api/loops/export')
    const columns = new URL(asked?.url ?? 'http://x').searchParams.get('columns')?.split(',')
    expect(columns).toEqual(expect.arrayContaining(['total', 'decimal']))
    expect(columns).not.toContain('valor')
  })

  test('a refusal is said, and the rows stay', async () => {
    const { user, server } = await shown()
    server.answer('GET', '/api/loops/export', () => refusal(403, { detail: 'Acesso negado!' }))
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(screen.getByRole('menuitem', { name: 'PDF' }))
    await screen.findByText('Desculpe, um erro ocorreu!')
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3))
  })
})
