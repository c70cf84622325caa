import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCall } from '#web/kit/call/query.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { cupColumns, cupFilters, cupList, cups, cupServer, cupSorts, type CupServer } from '#web/testing/cups.ts'
import { render } from '#web/testing/render.tsx'
import { json } from '#web/testing/server.ts'

const Cups = ({ plain = false }: { plain?: boolean }) => {
  const list = useListState('cups', { sorts: cupSorts, filters: cupFilters })
  const answer = useCall(cupList, list.input, { keepPrevious: true })
  return (
    <>
      <button type="button">antes</button>
      <button type="button" onClick={() => void answer.refetch()}>
        reler
      </button>
      <DataTable
        label="Xícaras"
        list={list}
        answer={answer}
        columns={cupColumns}
        rowKey={(it) => it.id}
        rowName={(it) => it.nome}
        rowLink={plain ? undefined : (it) => `/cups/${it.id}`}
        bulk={plain ? undefined : () => null}
      />
    </>
  )
}

let server: CupServer
let user: UserEvent
beforeEach(() => {
  server = cupServer()
  user = userEvent.setup()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const row = (id: number) => screen.getByRole('link', { name: `Xícara ${id}` }).closest('tr') ?? document.body
const focused = () => document.activeElement?.closest('tr')?.cells[1]?.textContent
const shown = async () => {
  const page = render(<Cups />, { path: '/' })
  await screen.findByRole('table')
  row(1).focus()
  return page
}
const press = (keys: string) => user.keyboard(keys)

describe('keys in the rows', () => {
  test('one row is in the order of Tab, with its box and its link, and then the table is left', async () => {
    await shown()
    const inOrder = [...screen.getByRole('table').querySelectorAll('tbody [tabindex="0"]')]
    expect(inOrder.map((it) => it.tagName)).toEqual(['TR', 'INPUT', 'A'])
    await press('{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Selecionar Xícara 1' }))
    await press('{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Xícara 1' }))
    await press('{Tab}')
    expect(screen.getByRole('table').contains(document.activeElement)).toBe(false)
  })

  test('arrows, Home and End move, and stop at the ends', async () => {
    await shown()
    await press('{ArrowUp}')
    expect(focused()).toBe('Xícara 1')
    await press('{ArrowDown}{ArrowDown}')
    expect([focused(), row(3).tabIndex, row(1).tabIndex]).toEqual(['Xícara 3', 0, -1])
    await press('{End}')
    expect(focused()).toBe('Xícara 10')
    await press('{ArrowDown}')
    expect(focused()).toBe('Xícara 10')
    await press('{Home}')
    expect(focused()).toBe('Xícara 1')
  })

  test('Page Down and Page Up turn pages, and whoever stood on the third row still does', async () => {
    const { at } = await shown()
    await press('{PageUp}')
    expect(at()).toBe('/')
    await press('{ArrowDown}{ArrowDown}{PageDown}')
    await screen.findByText('11–20 de 45')
    expect([at(), focused()]).toEqual(['/?page=2', 'Xícara 13'])
    await press('{PageUp}')
    await screen.findByText('1–10 de 45')
    expect(focused()).toBe('Xícara 3')
  })

  test('on a shorter last page the last row is taken', async () => {
    render(<Cups />, { path: '/?page=4' })
    await screen.findByText('31–40 de 45')
    row(31).focus()
    await press('{End}{PageDown}')
    await screen.findByText('41–45 de 45')
    expect(focused()).toBe('Xícara 45')
    await press('{PageDown}')
    expect(focused()).toBe('Xícara 45')
  })

  test('Enter opens, with Ctrl in a new tab', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { at } = await shown()
    await press('{ArrowDown}{Control>}{Enter}{/Control}')
    expect(opened.mock.calls).toEqual([['#/cups/2', '_blank', 'noopener']])
    await press('{Enter}')
    expect(at()).toBe('/cups/2')
  })

  test('Space selects, Shift with an arrow takes the next one along, Esc lets go', async () => {
    await shown()
    await press('[Space]')
    expect(row(1).getAttribute('aria-selected')).toBe('true')
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect([1, 2, 3, 4].map((id) => row(id).getAttribute('aria-selected'))).toEqual(['true', 'true', 'true', 'false'])
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}[Space]{/Shift}')
    expect(screen.getByText('6 selecionados')).toBeTruthy()
    await press('{Escape}')
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(focused()).toBe('Xícara 6')
  })

  test('a control in a row keeps its own keys', async () => {
    const { at } = await shown()
    const box = screen.getByRole('checkbox', { name: 'Selecionar Xícara 1' })
    box.focus()
    await press('[Space]')
    expect((box as HTMLInputElement).checked).toBe(true)
    await press('{Enter}')
    expect(at()).toBe('/')
    await press('{ArrowDown}')
    expect(document.activeElement).toBe(row(2))
  })

  test('a focused row that goes away leaves the focus on the one in its place', async () => {
    await shown()
    await press('{End}')
    server.answer('GET', '/api/cups', () => json({ data: cups(4), total: 4, page: 1, per_page: 10 }))
    const reread = screen.getByRole('button', { name: 'reler' })
    // Like a live update, the click does not take the focus.
    reread.click()
    await screen.findByText('1–4 de 4')
    expect(focused()).toBe('Xícara 4')
  })

  test('rows that open nothing and select nothing still move, and take no other key', async () => {
    const { at } = render(<Cups plain />)
    const table = await screen.findByRole('table')
    const rows = within(table).getAllByRole('row')
    rows[1]?.focus()
    await press('{ArrowDown}')
    expect(document.activeElement).toBe(rows[2])
    await press('{Enter}[Space]{Escape}')
    expect(at()).toBe('/')
    expect(document.activeElement).toBe(rows[2])
  })
})
