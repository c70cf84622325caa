import { useMemo } from 'react'
import { filterNames } from '#contract/kit/list/filter.ts'
import { seenFilters } from '#contract/kit/list/list.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import {
  groupFilters,
  reportGroups,
  reportSorts,
  reportSteps,
  reportUnits,
  withoutFilters,
  type DaySpan,
  type ReportGroup,
  type ReportShown,
} from '#contract/report/report.rules.ts'
import { REPORT_VIEWS, reportCalls, reportShape, type ReportRow } from '#contract/report/report.ts'
import { useCall } from '#web/kit/call/query.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useListState } from '#web/kit/table/state/useListState.ts'

/** Way to the loops of a figure. */
export type WayTo = (row: Pick<ReportRow, 'id'> | undefined, span: DaySpan) => string

/** Filter that finds the loops of a row; none for the sums of all rows, and for people who see only their own loops. */
const filterOf = (row: Parameters<WayTo>[0], by: ReportGroup, seesAll: boolean): Readonly<Record<string, string>> => {
  if (!row || (by === 'person' && !seesAll)) return {}
  if (row.id !== null) return { [groupFilters[by]]: String(row.id) }
  const without = withoutFilters[by]
  return without === undefined ? {} : { [without]: 'true' }
}

const wayTo =
  (by: ReportGroup, filter: Readonly<Record<string, string | undefined>>, seesAll: boolean): WayTo =>
  (row, { from, to }) => {
    const group = filterOf(row, by, seesAll)
    return filteredPath('loopCenter', { ...filter, ...group, from, to, period: undefined })
  }

/** State of the report in the address, what it answers, and the way to the loops of each figure. */
export const useReport = () => {
  const { can } = useSession()
  const seesValue = can('loop.seeValue')
  const seesAll = can('loop.seeAll')
  const names = seenFilters(loopList, can).flatMap((key) => [...filterNames(key, loopList.filters[key])])
  const state = useListState(REPORT_VIEWS, {
    sorts: reportSorts.filter((it) => it !== 'valor' || seesValue),
    sort: '-total',
    filters: [...names, ...reportShape],
  })
  const values: Readonly<Record<string, string | undefined>> = state.filter
  const shown: ReportShown = {
    by: reportGroups.find((it) => it === values['by']) ?? 'venture',
    step: reportSteps.find((it) => it === values['step']) ?? 'week',
    unit: reportUnits.find((it) => it === values['unit'] && (it !== 'valor' || seesValue)) ?? 'clock',
  }
  const compare = values['compare'] === 'true'
  const filter = Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  const { by, step, unit } = shown
  const asked = { ...filter, by, step, ...(compare && { compare: 'true' as const }), sort: state.sort }
  const answer = useCall(reportCalls.hours, asked, { keepPrevious: true })
  const text = JSON.stringify(filter)
  const way = useMemo(() => wayTo(by, JSON.parse(text), seesAll), [by, text, seesAll])
  return {
    state,
    shown,
    compare,
    seesValue,
    answer,
    way,
    exported: { ...asked, unit },
    /** Filters alone, for the bar of filters: how a report is grouped is none. */
    filters: {
      filters: filter,
      filtered: Object.keys(filter).length > 0,
      set: state.set,
      clear: () => state.set(Object.fromEntries(names.map((name) => [name, null]))),
    },
  }
}
export type ReportReading = ReturnType<typeof useReport>
