import { useMemo } from 'react'
import { earningsList, type EarningsRow } from '#contract/earnings/earnings.ts'
import { earningsWords } from '#contract/earnings/earnings.words.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Burning } from '#web/earnings/Burning.tsx'
import { Months } from '#web/earnings/Months.tsx'
import { loopsPath, revenuePath } from '#web/earnings/paths.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { FigureLink } from '#web/kit/ui/ruled/FigureLink.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

const linkOf = ({ id }: EarningsRow): string => pathTo('recordOpen', { thing: 'projeto', id })

/** Cells whose figures lead to their rows, of the days that the answer is of. */
const useCells = (days: { readonly from: string; readonly to: string } | undefined): Cells<EarningsRow> => {
  const t = useWords(earningsWords)
  const f = useFormat()
  return useMemo(() => {
    const percent = (it: number | null) => (it === null ? EMPTY : t('percent', { figure: f.decimal(it) }))
    const way = (value: number, { id }: EarningsRow, of: 'revenue' | 'cost' | 'hours') => {
      if (value === 0 || !days) return undefined
      const asked = { venture_id: id, from: days.from, to: days.to }
      return of === 'revenue' ? revenuePath(asked) : loopsPath(asked, of)
    }
    return {
      nome: {
        grow: 3,
        exports: ['nome', 'ahead'],
        cell: (row) => <TwoLines first={<VentureName id={row.id} nome={row.nome} />} under={<Burning of={row} />} />,
      },
      revenue_centavos: (row) => (
        <FigureLink to={way(row.revenue_centavos, row, 'revenue')}>{f.money(row.revenue_centavos)}</FigureLink>
      ),
      cost_centavos: (row) => (
        <FigureLink to={way(row.cost_centavos, row, 'cost')}>{f.money(row.cost_centavos)}</FigureLink>
      ),
      margin: { align: 'right', width: 'narrow', card: 'named', cell: (row) => percent(row.margin) },
      hours: (row) => <FigureLink to={way(row.hours, row, 'hours')}>{f.paidHours(row.hours)}</FigureLink>,
      burned: { align: 'right', width: 'narrow', card: 'named', cell: (row) => percent(row.burned) },
      progress: { width: 'narrow', card: 'named' },
      ahead: {
        align: 'right',
        width: 'narrow',
        card: 'named',
        cell: ({ ahead: it }) => (it === null ? EMPTY : t('points', { figure: f.decimal(it) })),
      },
    }
  }, [t, f, days])
}

/** What each venture earned, closed scopes that burn ahead of their progress first, and all of them month by month. */
export const EarningsScreen = () => {
  const t = useWords(earningsWords)
  const list = useList(earningsList, useNounWords(earningsWords))
  const filter: Readonly<Record<string, string | undefined>> = list.filter
  const months = useCall(earningsCalls.months, list.filter, { keepPrevious: true })
  const cells = useCells(months.data)
  const { q, cliente_id, stage } = filter
  return (
    <Stack gap="large">
      {/* One block: a title stands close to its list. */}
      <div>
        <ListTable
          of={list}
          lead={t('lead')}
          cells={cells}
          rows={{ rowName: (row) => row.nome, rowLink: linkOf, deletedAt: (row) => row.deleted_at }}
        />
      </div>
      <div data-tour="earnings-months">
        <Answer of={months} rows={8}>
          {(of) => <Months of={of} narrowed={q ? undefined : { cliente_id, stage }} />}
        </Answer>
      </div>
    </Stack>
  )
}
