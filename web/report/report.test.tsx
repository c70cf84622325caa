import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { HoursReport, ReportRow } from '#contract/report/report.ts'
import { blocksOf, seriesOf } from '#web/report/plot/stacks.ts'
import { ReportScreen } from '#web/report/ReportScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const row = (id: number | null, hours: number, over: Partial<ReportRow> = {}): ReportRow => {
  const figures = { loops: 2, seconds: hours * 3600, tenths: hours * 10 }
  return {
    id,
    nome: id === null ? null : `Venture ${id}`,
    hint: null,
    cells: [{ at: 0, ...figures }],
    ...figures,
    before: null,
    ...over,
  }
}

const report = (rows: readonly ReportRow[], over: Partial<HoursReport> = {}): HoursReport => {
  const seconds = rows.reduce((sum, it) => sum + it.seconds, 0)
  const figures = { loops: 2 * rows.length, seconds, tenths: seconds / 360 }
  return {
    from: '2026-02-01',
    to: '2026-03-31',
    columns: [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-31' },
    ],
    rows,
    totals: [figures, { loops: 0, seconds: 0, tenths: 0 }],
    before: null,
    ...figures,
    ...over,
  }
}

const shown = async (answer: HoursReport, { role = 2, query = '' }: { role?: 1 | 2 | 4; query?: string } = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/reports/hours', () => json(answer))
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const page = render(<ReportScreen />, { me: person(role), path: `/district/workstation/reports${query}` })
  await waitFor(() => expect(asked().size).toBeGreaterThan(0))
  function asked() {
    const url = server.asked.findLast((it) => new URL(it.url).pathname === '/api/reports/hours')?.url
    return new URL(url ?? 'http://x').searchParams
  }
  return { server, page, asked }
}

describe('the plot', () => {
  test('stacks the seven largest groups and the others, whose sum is that of the table', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(index + 1, index + 1))
    const series = seriesOf(report(rows), 'decimal')
    expect(series.map((it) => it.row?.id)).toEqual([12, 11, 10, 9, 8, 7, 6, undefined])
    expect(series.at(-1)).toMatchObject({ groups: 5, sum: 150, values: [150, 0] })
    expect(series.reduce((sum, it) => sum + it.sum, 0)).toBe(780)
    const blocks = blocksOf(series, 0, { tall: 100, most: 780 })
    expect(blocks.at(-1)?.y).toBeCloseTo(0)
  })

  test('has eight groups without others, as one other is no fewer', () => {
    expect(seriesOf(report(Array.from({ length: 8 }, (_, index) => row(index + 1, 1))), 'clock')).toHaveLength(8)
  })
})

describe('the table', () => {
  test('leads from a figure to its loops with the same filter', async () => {
    await shown(report([row(3, 2)]), { query: '?status=3&period=month' })
    const line = await screen.findByRole('row', { name: /^Venture 3/ })
    const links = within(line).getAllByRole('link')
    expect(links.map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
      ['2h 00m', '/district/workstation/pontos?status=3&venture_id=3&from=2026-02-01&to=2026-02-28'],
      ['2h 00m', '/district/workstation/pontos?status=3&venture_id=3&from=2026-02-01&to=2026-03-31'],
    ])
  })

  test.each([
    ['client', /^Sem cliente/, 'no_client'],
    ['type', /^Sem tipo/, 'no_type'],
  ])('leads from hours without a %s to their loops', async (by, name, filter) => {
    await shown(report([row(null, 2)]), { query: `?by=${by}` })
    const line = await screen.findByRole('row', { name })
    expect(within(line).getAllByRole('link')[0]?.getAttribute('href')).toBe(
      `/district/workstation/pontos?${filter}=true&from=2026-02-01&to=2026-02-28`,
    )
  })

  test('shows the difference from the period before, and a new row as such', async () => {
    const before = { loops: 1, seconds: 4 * 3600, tenths: 40 }
    const none = { loops: 0, seconds: 0, tenths: 0 }
    const rows = [row(3, 2, { before }), row(4, 1, { before: none })]
    const compared = { from: '2025-12-01', to: '2026-01-31', ...before }
    await shown(report(rows, { before: compared }), { query: '?compare=true' })
    const cells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').slice(-3)
    await screen.findByRole('row', { name: /^Venture 3/ })
    expect(cells(/^Venture 3/).map((it) => it.textContent)).toEqual(['4h 00m', '−2h 00m', '−50,0 %'])
    expect(cells(/^Venture 4/).map((it) => it.textContent)).toEqual(['0h 00m', '+1h 00m', 'novo'])
  })

  test('has no money and no way to it for people who see none', async () => {
    const { asked } = await shown(report([row(3, 2)]), { query: '?unit=valor&sort=-valor' })
    await screen.findByRole('row', { name: /^Venture 3/ })
    expect(asked().get('sort')).toBe('-total')
    expect(screen.queryByRole('columnheader', { name: 'Valor' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Valor' })).toBeNull()
  })
})

test('how it is grouped stands in the address, and clearing the filters leaves it', async () => {
  const { asked, page } = await shown(report([row(3, 2)]), { query: '?by=client&status=3' })
  await userEvent.click(await screen.findByRole('radio', { name: 'Semana' }))
  await waitFor(() => expect(asked().get('step')).toBe('week'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Agrupar por' }), 'person')
  await waitFor(() => expect(page.at()).toContain('by=person'))
  await userEvent.click(screen.getByRole('button', { name: /limpar/i }))
  await waitFor(() => expect([asked().get('by'), asked().get('status')]).toEqual(['person', null]))
})

test('a period without hours says so', async () => {
  await shown(report([]))
  expect(await screen.findByText('Nenhuma hora neste período.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
