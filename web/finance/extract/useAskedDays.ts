import { useMemo } from 'react'
import { periods, type PeriodName } from '#contract/kit/period.ts'

/** The period of the extract's list, as the calls beside it take it. */
export interface AskedDays {
  readonly period?: PeriodName
  readonly from?: string
  readonly to?: string
}

/** The period of a list's filter. */
export const useAskedDays = (filter: Readonly<Record<string, string | undefined>>): AskedDays => {
  const { period, from, to } = filter
  return useMemo(() => {
    const named = periods.find((it) => it === period)
    return { ...(named && { period: named }), ...(from && { from }), ...(to && { to }) }
  }, [period, from, to])
}
