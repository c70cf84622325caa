import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EarningsRow } from '#contract/earnings/earnings.ts'
import { EarningsCard } from '#web/earnings/EarningsCard.tsx'
import { EarningsScreen } from '#web/earnings/EarningsScreen.tsx'
import { loopsPath, revenuePath } from '#web/earnings/paths.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => queryClient.clear())

const row = (over: Partial<EarningsRow> = {}): EarningsRow => ({
  id: 7,
  nome: 'Portal',
  code: 'P',
  cliente: null,
  stage: 'execution',
  delivery_type: 1,
  revenue_centavos: 100_000,
  cost_centavos: 62_000,
  margin_centavos: 38_000,
  margin: 38,
  hours: 6.2,
  price_centavos: 100_000,
  hours_planned: null,
  spent_centavos: 62_000,
  tracked: 22_320,
  burned: 62,
  progress: { done: 2, total: 5 },
  ahead: 22,
  deleted_at: null,
  ...over,
})

const nothing = { revenue_centavos: 0, cost_centavos: 0, margin_centavos: 0, margin: null, hours: 0 }
const march = { revenue_centavos: 100_000, cost_centavos: 162_000, margin_centavos: -62_000, margin: -62, hours: 6.2 }
const months = {
  from: '2026-02-01',
  to: '2026-03-31',
  ...march,
  months: [
    { from: '2026-02-01', to: '2026-02-28', ...nothing },
    { from: '2026-03-01', to: '2026-03-31', ...march },
  ],
}

const shown = async (query = '', rows = [row()]) => {
  const server = fakeServer()
  server.answer('GET', '/api/earnings/months', months)
  server.answer('GET', '/api/earnings', {
    data: rows,
    total: rows.length,
    more: false,
    page: 1,
    per_page: 10,
    sums: { revenue_centavos: 100_000, cost_centavos: 62_000, margin_centavos: 38_000, hours: 6.2 },
  })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  render(<EarningsScreen />, { me: person(7), path: `/district/hub/earnings${query}` })
  await screen.findByRole('row', { name: /^03\/2026/ })
  await screen.findAllByText('Portal')
}

const linksOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole('link')
    .map((it) => [it.textContent, it.getAttribute('href')])

describe('the months', () => {
  test('lead from a figure to its rows, with the client that the page is narrowed to; a zero leads nowhere', async () => {
    await shown('?cliente_id=3')
    const line = screen.getByRole('row', { name: /^03\/2026/ })
    const asked = { cliente_id: '3', from: '2026-03-01', to: '2026-03-31' }
    expect(linksOf(line)).toEqual([
      ['R$ 1.000,00', expect.stringContaining(revenuePath(asked))],
      ['R$ 1.620,00', expect.stringContaining(loopsPath(asked, 'cost') ?? '')],
      ['6,2', expect.stringContaining(loopsPath(asked, 'hours') ?? '')],
    ])
    expect(within(line).getByText('-R$ 620,00')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^02\/2026/ })).queryAllByRole('link')).toEqual([])
  })

  test('lead to no loops while a stage narrows the page: Loop Center has no such filter', async () => {
    await shown('?stage=execution')
    expect(linksOf(screen.getByRole('row', { name: /^03\/2026/ }))).toHaveLength(1)
  })

  test('lead nowhere while a search narrows the page: no list of rows takes the same words', async () => {
    await shown('?q=port')
    expect(within(screen.getByRole('row', { name: /^03\/2026/ })).queryAllByRole('link')).toEqual([])
  })

  test('stand beneath the ventures', async () => {
    await shown()
    const [venture, month] = [
      screen.getByRole('row', { name: /Portal/ }),
      screen.getByRole('row', { name: /^03\/2026/ }),
    ]
    expect(venture.compareDocumentPosition(month) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  test('have each figure in words at its bar', async () => {
    await shown()
    const plot = screen.getByRole('figure', { name: 'Por mês' })
    const titles = [...plot.querySelectorAll('title')].map((it) => it.textContent)
    expect(titles).toHaveLength(6)
    expect(titles.at(-1)).toBe('Margem em 03/2026: -R$ 620,00')
    // Below the ground, which stands above the lowest bar.
    const bars = [...plot.querySelectorAll('rect[data-series="2"]')].map((it) => Number(it.getAttribute('y')))
    const ground = Number(plot.querySelector('[data-ground]')?.getAttribute('y1'))
    expect(bars.at(-1)).toBeCloseTo(ground)
  })
})

describe('the list', () => {
  test('says of a closed scope that burns ahead of its progress why it is marked', async () => {
    await shown()
    expect(screen.getByText('Já custou 62,0 % do preço, com 40,0 % dos átomos prontos.')).toBeTruthy()
  })

  test('says nothing of one that does not', async () => {
    await shown('', [row({ ahead: -3 })])
    expect(screen.queryByText(/Já custou/)).toBe(null)
  })

  test('leads from a venture’s figures to its rows', async () => {
    await shown()
    const line = screen.getByRole('row', { name: /Portal/ })
    const asked = { venture_id: 7, from: '2026-02-01', to: '2026-03-31' }
    const hrefs = linksOf(line).map(([, href]) => href)
    expect(hrefs).toEqual(
      expect.arrayContaining([
        expect.stringContaining(revenuePath(asked)),
        expect.stringContaining(loopsPath(asked, 'cost') ?? ''),
        expect.stringContaining(loopsPath(asked, 'hours') ?? ''),
      ]),
    )
  })
})

test('the page of a venture has its figures up to now, each a way to all its rows', async () => {
  fakeServer().answer('GET', '/api/earnings/ventures/7', { data: row() })
  render(<EarningsCard id={7} />, { me: person(1) })
  expect(await screen.findByText('62,0 % de R$ 1.000,00')).toBeTruthy()
  expect(screen.getByText('R$ 380,00 · 38,0 %')).toBeTruthy()
  const hrefs = screen.getAllByRole('link').map((it) => it.getAttribute('href') ?? '')
  expect(hrefs.some((it) => it.endsWith(revenuePath({ venture_id: 7 })))).toBe(true)
  expect(hrefs.some((it) => it.endsWith(loopsPath({ venture_id: 7 }, 'cost') ?? 'x'))).toBe(true)
})
