import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { pageInput, pageOf } from '#contract/kit/page.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { Column } from '#web/kit/table/column.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { SearchField } from '#web/kit/table/toolbar/SearchField.tsx'
import { onPhone } from '#web/testing/phone.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const cup = z.object({ id: z.number(), nome: z.string(), ml: z.number(), deleted_at: z.string().nullable() })
type Cup = z.output<typeof cup>
const sorts = ['nome', 'ml'] as const
const list = endpoint({
  method: 'GET',
  path: '/api/cups',
  can: 'login',
  summary: 'Cups',
  input: z.object({ ...pageInput(sorts), colour: z.string().optional() }),
  output: pageOf(cup),
})

const columns: Column<Cup>[] = [
  { key: 'nome', title: 'Nome', sort: 'up', card: 'title', cell: (it) => it.nome },
  { key: 'ml', title: 'Volume', sort: true, align: 'right', cell: (it) => it.ml },
]

const Cups = ({ withActions = false }: { withActions?: boolean }) => {
  const state = useListState('cups', { sorts, filters: ['colour'] })
  const answer = useCall(list, state.input, { keepPrevious: true })
  return (
    <>
      <SearchField list={state} />
      <button type="button" onClick={() => state.set({ colour: 'red' })}>
        só vermelhas
      </button>
      <DataTable
        label="Xícaras"
        list={state}
        answer={answer}
        columns={columns}
        rowKey={(it) => it.id}
        rowLink={(it) => `/cups/${it.id}`}
        deletedAt={(it) => it.deleted_at}
        actions={withActions ? () => <button type="button">Lavar</button> : undefined}
        sums={{ whole: { ml: 9000 }, of: (it) => ({ ml: it.ml }), show: ({ ml = 0 }) => ({ ml: `${ml / 1000} L` }) }}
        empty={{ body: 'Nenhuma xícara ainda' }}
      />
    </>
  )
}

const cups = (count: number, from = 1): Cup[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    nome: `Xícara ${from + index}`,
    ml: 200,
    deleted_at: from + index === 2 ? '2026-03-05T12:00:00Z' : null,
  }))

let server: FakeServer
const asked = () => server.asked.map((it) => new URL(it.url).search)
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/cups', (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const size = Number(new URL(request.url).searchParams.get('per_page'))
    return json({
      data: cups(Math.min(size, Math.max(0, 45 - (page - 1) * size)), (page - 1) * size + 1),
      total: 45,
      page,
      per_page: size,
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a table', () => {
  test('starts with the first ten rows, and says which they are', async () => {
    render(<Cups />)
    expect(screen.getByText('Carregando…')).toBeTruthy()
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row').length).toBe(12)
    expect(screen.getByText('1–10 de 45')).toBeTruthy()
    expect(asked()).toEqual(['?page=1&per_page=10'])
  })

  test('turns pages on the server and keeps the page in the address', async () => {
    const { at } = render(<Cups />)
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
    await screen.findByText('11–20 de 45')
    expect(at()).toBe('/?page=2')
    await userEvent.click(screen.getByRole('button', { name: 'Última página' }))
    await screen.findByText('41–45 de 45')
    expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveProperty('disabled', true)
  })

  test('opens where its address says', async () => {
    render(<Cups />, { path: '/?page=3&per_page=25&sort=-ml&q=azul&colour=red' })
    await screen.findByText(/de 45/)
    expect(asked()[0]).toBe('?page=3&per_page=25&sort=-ml&q=azul&colour=red')
  })

  test('an address that makes no sense is read as the first page', async () => {
    render(<Cups />, { path: '/?page=x&per_page=7&sort=senha' })
    await screen.findByRole('table')
    expect(asked()).toEqual(['?page=1&per_page=10'])
  })

  test('goes back to its first page when the items change: sort, filter, search, size', async () => {
    const { at, go } = render(<Cups />, { path: '/?page=3' })
    await screen.findByText('21–30 de 45')
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(at()).toBe('/?sort=-ml')
    expect(screen.getByRole('columnheader', { name: 'Volume' }).getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(at()).toBe('/?sort=ml')
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(at()).toBe('/')
    // Names from A on.
    for (const address of ['/?sort=nome', '/?sort=-nome', '/']) {
      await userEvent.click(screen.getByRole('button', { name: 'Nome' }))
      expect(at()).toBe(address)
    }
    await go('/?page=3')
    await screen.findByText('21–30 de 45')
    await userEvent.click(screen.getByRole('button', { name: 'só vermelhas' }))
    expect(at()).toBe('/?colour=red')
    await go('/?page=3')
    await screen.findByText('21–30 de 45')
    await userEvent.type(screen.getByRole('searchbox'), 'azul')
    await waitFor(() => expect(at()).toBe('/?q=azul'))
    // A search still on its way must not arrive after the next step.
    await userEvent.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(at()).toBe('/'))
    await go('/?page=3')
    await screen.findByText('21–30 de 45')
    await userEvent.click(screen.getByRole('radio', { name: '25' }))
    expect(at()).toBe('/?per_page=25')
  })

  test('remembers how many rows a page has', async () => {
    const first = render(<Cups />)
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('radio', { name: '25' }))
    await screen.findByText('1–25 de 45')
    first.unmount()
    render(<Cups />)
    expect(await screen.findByText('1–25 de 45')).toBeTruthy()
  })

  test('a page beyond the last becomes the last', async () => {
    const { at } = render(<Cups />, { path: '/?page=9' })
    await screen.findByText('41–45 de 45')
    expect(at()).toBe('/?page=5')
  })

  test('marks a deleted row by colour, icon and word', async () => {
    render(<Cups />)
    const cell = await screen.findByRole('cell', { name: /Xícara 2 Excluído/ })
    expect(cell.closest('tr')?.dataset['deleted']).toBe('true')
    expect(cell.querySelector('svg')).not.toBeNull()
    expect(within(cell).getByTitle('Excluído em 05/03/2026 9:00')).toBeTruthy()
  })

  test('links each row to its page, and opens it from a click beside the link', async () => {
    const { at } = render(<Cups />)
    const link = await screen.findByRole('link', { name: 'Xícara 3' })
    expect(link.getAttribute('href')).toBe('/cups/3')
    await userEvent.click(screen.getAllByRole('cell', { name: '200' })[3] ?? link)
    expect(at()).toBe('/cups/4')
  })

  test('has an actions column only when there are actions, and their clicks open nothing', async () => {
    const { unmount } = render(<Cups />)
    await screen.findByRole('table')
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
    unmount()
    const { at } = render(<Cups withActions />)
    expect(await screen.findByRole('columnheader', { name: 'Ações' })).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Lavar' })[0] ?? document.body)
    expect(at()).toBe('/')
  })

  test('sums the whole filter under its column', async () => {
    render(<Cups />)
    const total = await screen.findByRole('rowheader', { name: 'Total' })
    expect(within(total.closest('tr') ?? total).getByRole('cell', { name: '9 L' })).toBeTruthy()
  })

  test('tells nothing yet from nothing that fits, and offers to widen the search', async () => {
    server.answer('GET', '/api/cups', { data: [], total: 0, page: 1, per_page: 10 })
    const { at } = render(<Cups />, { path: '/?colour=red&q=x' })
    await screen.findByText('Nenhum resultado encontrado!')
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await screen.findByText('Nenhuma xícara ainda')
    // Specification, section 8.
    expect(screen.getByText('Nenhum registro encontrado')).toBeTruthy()
    expect(at()).toBe('/')
  })

  test('says what went wrong and tries again', async () => {
    server.answer('GET', '/api/cups', () => refusal(500, { request_id: 'r-9' }))
    render(<Cups />)
    await screen.findByText('refused 500')
    expect(screen.getByText('Código para o suporte: r-9')).toBeTruthy()
    server.answer('GET', '/api/cups', { data: cups(1), total: 1, page: 1, per_page: 10 })
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('table')
  })

  test('keeps the rows on the screen while others are fetched, and says that it is busy', async () => {
    render(<Cups />)
    await screen.findByRole('table')
    let let_go: (it: Response) => void = () => undefined
    server.answer('GET', '/api/cups', () => new Promise<Response>((resolve) => (let_go = resolve)))
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
    const region = screen.getByRole('region', { name: 'Xícaras' })
    expect(region.getAttribute('aria-busy')).toBe('true')
    // The specification's spinner, in words for those who cannot see it turn.
    expect(within(region).getByText('Carregando…')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Xícara 1' })).toBeTruthy()
    let_go(json({ data: cups(10, 11), total: 45, page: 2, per_page: 10 }))
    await screen.findByRole('link', { name: 'Xícara 11' })
  })

  test('shows cards on a phone', async () => {
    onPhone()
    render(<Cups />)
    await screen.findByRole('link', { name: 'Xícara 1' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('listitem').length).toBe(10)
    expect(screen.getByText('Total · Volume')).toBeTruthy()
  })
})
