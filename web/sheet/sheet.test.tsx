import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { addHours, cellsOf, weekDaysOf, type SheetSpan } from '#contract/sheet/sheet.rules.ts'
import type { SheetWeek } from '#contract/sheet/sheet.ts'
import { browserStorage } from '#web/kit/storage.ts'
import { SheetScreen } from '#web/sheet/SheetScreen.tsx'
import { person } from '#web/testing/person.ts'
import { onPhone } from '#web/testing/phone.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = '2026-03-12T15:00:00.000Z'
const loop = (id: number, inicio: string, more: Partial<SheetSpan> = {}): SheetSpan => ({
  kind: 'loop',
  id,
  atomo_id: 5,
  nome: 'Revisar',
  venture_id: 3,
  inicio,
  fim: new Date(Date.parse(inicio) + 7_200_000).toISOString(),
  status: 3,
  ...more,
})
const spans = [
  loop(9, '2026-03-09T12:00:00.000Z'),
  loop(10, '2026-03-10T12:00:00.000Z', { atomo_id: 6, nome: 'Testar' }),
]

/** Monday is closed, Friday and the weekend are to come. */
const weekOf = (over: Partial<SheetWeek> = {}): SheetWeek => {
  const days = weekDaysOf('2026-03-12', ZONE)
  const cells = cellsOf(over.spans ?? spans, days, new Date(NOW))
  const rows = [...cells].map(([atomo_id, found]) => ({
    atomo_id,
    nome: atomo_id === 5 ? 'Revisar' : 'Testar',
    venture_id: 3,
    projeto: 'Loja',
    takes: true,
    cells: found,
    ...addHours(found),
  }))
  const locked = [
    { reason: 'hours' as const, until: '2026-03-09' },
    null,
    null,
    null,
    ...Array(3).fill({ reason: 'future' }),
  ]
  return {
    person: { id: 41, nome: 'Ana Souza', zone: ZONE },
    writes: 'loops',
    now: NOW,
    today: '2026-03-12',
    days: days.map((day, at) => ({
      ...day,
      ...addHours(rows.flatMap((it) => it.cells[at] ?? [])),
      holiday: false,
      locked: locked[at],
    })),
    rows,
    spans,
    expected: 144_000,
    ...addHours(rows),
    ...over,
  }
}

const open = (role: Role = 1, over: Partial<SheetWeek> = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/sheet', weekOf(over))
  const page = () => render(<SheetScreen />, { me: person(role), path: '/week?week=2026-03-12' })
  return { server, page, ...page() }
}
const cell = (name: RegExp) => screen.findByRole('gridcell', { name })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Revisar|Testar/ })
const typeInto = async (name: RegExp, text: string) => {
  const found = await cell(name)
  found.focus()
  await userEvent.keyboard(text)
}
const tuesday = /^Revisar, terça-feira, 10/
const fill = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Salvar \d/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Tipo/), 'Reunião')
  await userEvent.type(within(dialog).getByLabelText(/^O que foi feito/), 'Ata')
  await userEvent.type(within(dialog).getByLabelText(/^Justificativa/), 'Sem rede')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Salvar \d/ }))
}
const paste = (at: Element, text: string) => {
  const event = createEvent.paste(at, { clipboardData: { getData: () => text } })
  fireEvent(at, event)
}

beforeEach(() => window.localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

test('rows, days and the week add up, against the commitment, in clock and in tenths', async () => {
  open()
  expect((await screen.findByText('4h 00m de 40h 00m na semana')).parentElement?.textContent).toContain(
    'faltam 36h 00m',
  )
  expect(screen.getByRole('cell', { name: 'Total de Revisar: 2h 00m' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Décimos' }))
  expect(screen.getByRole('cell', { name: 'Total de Revisar: 2,0' })).toBeTruthy()
  expect(browserStorage.get('nucleo.sheet.unit')).toBe('tenths')
})

test('one cell is reached by Tab; arrows move, Enter types and goes on below, Esc gives up', async () => {
  open()
  const first = await cell(/^Revisar, segunda-feira, 9/)
  expect(screen.getAllByRole('gridcell').filter((it) => it.tabIndex === 0)).toEqual([first])
  first.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(await cell(tuesday))
  await userEvent.keyboard('1:30{Enter}')
  expect(document.activeElement).toBe(await cell(/^Testar, terça-feira, 10/))
  expect((await cell(tuesday)).textContent).toBe('1h 30m')
  await userEvent.keyboard('{ArrowUp}9{Escape}')
  expect((await cell(tuesday)).textContent).toBe('1h 30m')
  expect(document.activeElement).toBe(await cell(tuesday))
  await userEvent.keyboard('2{Tab}')
  expect(document.activeElement).toBe(await cell(/^Revisar, quarta-feira, 11/))
  expect((await cell(tuesday)).textContent).toBe('2h 00m')
  await userEvent.keyboard('{ArrowLeft}{Delete}')
  expect((await cell(tuesday)).textContent).toBe('')
  expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull()
})

test('a block of a spreadsheet goes in from the cell on, and what has no open cell is counted', async () => {
  open()
  const from = await cell(tuesday)
  from.focus()
  paste(from, '1,5\t90m\t\t4\r\n3:00\t1h\r\n8\n')
  expect((await cell(tuesday)).textContent).toBe('1h 30m')
  expect((await cell(/^Revisar, quarta-feira, 11/)).textContent).toBe('1h 30m')
  expect((await cell(/^Testar, terça-feira, 10/)).textContent).toBe('3h 00m')
  expect((await cell(/^Testar, quarta-feira, 11/)).textContent).toBe('1h 00m')
  // Friday is to come, and there is no third row.
  expect(await screen.findByText('2 valores colados não tinham célula aberta.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Salvar 4 lançamentos' })).toBeTruthy()
})

test('what is typed counts in the sums of its row, its day and the week, as not saved', async () => {
  open()
  await typeInto(tuesday, '1:30{Enter}')
  const more = (name: string) => screen.getByRole('cell', { name }).textContent
  expect(more('Total de Revisar: 2h 00m')).toBe('2h 00m+1h 30m a salvar')
  expect(more('Total de Testar: 2h 00m')).toBe('2h 00m')
  expect(screen.getAllByRole('cell', { name: /^Total do dia/ }).map((it) => it.textContent)[1]).toBe(
    '2h 00m+1h 30m a salvar',
  )
  expect(more('Total: 4h 00m')).toBe('4h 00m+1h 30m a salvar')
})

test('a letter is typed too, where somebody may type; elsewhere it is a key of the page', async () => {
  const { unmount } = open()
  const heard = vi.fn<(event: KeyboardEvent) => void>()
  window.addEventListener('keydown', heard)
  await typeInto(tuesday, 'b')
  expect(field().value).toBe('b')
  expect(heard.mock.lastCall?.[0].defaultPrevented).toBe(true)
  unmount()
  window.localStorage.clear()
  open(2, { writes: null })
  await typeInto(tuesday, 'b')
  expect(heard.mock.lastCall?.[0].defaultPrevented).toBe(false)
  window.removeEventListener('keydown', heard)
})

test('a thumb types by a tap, since it has no keys; a mouse chooses the cell first', async () => {
  open()
  await userEvent.click(await cell(tuesday))
  expect(screen.queryByRole('textbox', { name: /^Revisar/ })).toBeNull()
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: media === '(pointer: coarse)', media }),
  )
  await userEvent.click(await cell(tuesday))
  expect(document.activeElement).toBe(field())
})

test('a sheet that is wider than the page begins with today', async () => {
  const place = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', of: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function read(this: HTMLElement) {
      return of(this)
    })
  place('offsetLeft', (it) => (it.dataset['today'] === undefined ? 0 : 400))
  place('offsetWidth', () => 70)
  place('clientWidth', () => 300)
  open()
  expect((await screen.findByRole('region', { name: 'Semana' })).scrollLeft).toBe(170)
})

test('a locked day takes nothing and says why; the others stay open', async () => {
  open()
  await typeInto(/^Revisar, segunda-feira, 9.*Fechado: horas até/, '5')
  expect(screen.queryByRole('textbox', { name: /Revisar/ })).toBeNull()
  expect(screen.getAllByText('Fechado: horas até 09/03/2026.')).toHaveLength(2)
  expect((await cell(/^Revisar, segunda-feira, 9/)).getAttribute('aria-readonly')).toBe('true')
  await typeInto(tuesday, '5')
  expect(field().value).toBe('5')
})

test('what is no duration, or less than there is, is said with its cell and not sent', async () => {
  open()
  await typeInto(/^Testar, terça-feira, 10/, '1{Enter}')
  expect(await screen.findByText(/^Testar, 10\/03\/2026: Já há 2h 00m/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Abrir os loops da célula' })
  expect(link.getAttribute('href')).toContain('q=Testar&from=2026-03-10')
  const from = await cell(tuesday)
  paste(from, 'uma hora')
  expect((await cell(tuesday)).textContent).toBe('uma hora')
  expect((await cell(tuesday)).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: /^Salvar/ }).hasAttribute('disabled')).toBe(true)
})

test('type, description and reason are asked once; saved, nothing is pending any more', async () => {
  const { server } = open()
  server.answer('POST', '/api/sheet', { data: { made: 2, writes: 'loops' } })
  await typeInto(tuesday, '1{Tab}90m{Enter}')
  await fill()
  expect(await screen.findByText('2 loops criados.')).toBeTruthy()
  const sent = server.asked.filter((it) => it.method === 'POST').map((it) => it.clone().json())
  expect(await Promise.all(sent)).toEqual([
    {
      user_id: 41,
      tipo: 8,
      descricao: 'Ata',
      ajustes: 'Sem rede',
      entries: [
        { atomo_id: 5, day: '2026-03-10', seconds: 3600 },
        { atomo_id: 5, day: '2026-03-11', seconds: 5400 },
      ],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull())
})

test('a refusal keeps every typed cell, marks the one that it names and links what stands there, and so does a reload', async () => {
  const { server, page, unmount } = open()
  const detail = 'Revisar, 11/03/2026: não há 16h 00m livres.'
  server.answer('POST', '/api/sheet', () =>
    refusal(422, {
      detail,
      errors: [{ path: 'entries.1.seconds', message: detail }],
      other: { name: 'Abrir', link: '/ponto/show/9' },
    }),
  )
  await typeInto(tuesday, '1{Tab}16{Enter}')
  await fill()
  expect((await screen.findByRole('link', { name: 'Abrir' })).getAttribute('href')).toBe('/ponto/show/9')
  expect((await cell(/^Revisar, quarta-feira, 11/)).getAttribute('aria-invalid')).toBe('true')
  expect((await cell(tuesday)).getAttribute('aria-invalid')).toBeNull()
  unmount()
  page()
  expect((await cell(tuesday)).textContent).toBe('1h 00m')
  expect((await cell(/^Revisar, quarta-feira, 11/)).textContent).toBe('16h 00m')
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar 2 lançamentos' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^O que foi feito/)).value).toBe('Ata')
})

test('a looper asks; whoever only reads has no field, picker or button', async () => {
  const { unmount } = open(4, { writes: 'requests' })
  await typeInto(tuesday, '1{Enter}')
  expect(screen.getByRole('button', { name: 'Pedir 1 loop' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: /^Pessoa/ })).toBeNull()
  unmount()
  window.localStorage.clear()
  open(2, { writes: null })
  await typeInto(tuesday, '1{Enter}')
  expect(screen.queryByRole('button', { name: /^Salvar|^Pedir/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /átomo/i })).toBeNull()
  expect(screen.getByRole('combobox', { name: /^Pessoa/ })).toBeTruthy()
})

test('on a phone the picture is one day, turned by its buttons and by a swipe along, not down', async () => {
  onPhone()
  window.localStorage.setItem('nucleo.sheet.view', 'picture')
  open()
  const days = () => screen.getAllByRole('region', { name: /2026|março/ }).map((it) => it.getAttribute('aria-label'))
  await screen.findByRole('button', { name: 'Dia anterior' })
  expect(days()).toEqual([expect.stringContaining('12 de março')])
  await userEvent.click(screen.getByRole('button', { name: 'Dia anterior' }))
  expect(days()).toEqual([expect.stringContaining('11 de março')])
  const swipe = (across: number, down: number) => {
    const picture = screen.getByRole('group', { name: /no relógio/ })
    fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 200 }] })
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] })
  }
  swipe(60, 5)
  expect(days()).toEqual([expect.stringContaining('10 de março')])
  expect(screen.getByRole('link', { name: /^Testar, das 9:00 às 11:00/ }).getAttribute('href')).toBe('/ponto/show/10')
  swipe(-60, 5)
  swipe(-40, 5)
  swipe(-60, 90)
  expect(days()).toEqual([expect.stringContaining('11 de março')])
})

test('the rows of the week before come without hours, and go again', async () => {
  const { server } = open(1, { spans: [] })
  expect(await screen.findByText(/Nenhuma hora nesta semana/)).toBeTruthy()
  server.answer('GET', '/api/sheet', weekOf())
  await userEvent.click(screen.getByRole('button', { name: 'Copiar os átomos da semana anterior' }))
  expect(await screen.findByText('2 átomos copiados, sem horas.')).toBeTruthy()
  const asked = server.asked.map((it) => new URL(it.url)).at(-1)
  expect(asked?.searchParams.get('week')).toBe('2026-03-02')
  expect((await cell(tuesday)).textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Tirar a linha Revisar' }))
  expect(screen.queryByRole('gridcell', { name: tuesday })).toBeNull()
})
