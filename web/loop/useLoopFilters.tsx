import { IconBriefcase, IconCalendar, IconCircleDot, IconTag, IconUser } from '@tabler/icons-react'
import { loopPeriods } from '#contract/loop/loop.period.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useCall } from '#web/kit/query.ts'
import type { Choice, TableFilter } from '#web/kit/table/filter.ts'
import { useWords } from '#web/kit/words.ts'
import { PeriodChoice, type AskedPeriod } from '#web/loop/PeriodChoice.tsx'
import { shownDay } from '#web/loop/typedDay.ts'

export const loopFilterNames = ['user_id', 'venture_id', 'period', 'from', 'to', 'status', 'tipo'] as const
export type LoopFilterName = (typeof loopFilterNames)[number]

interface Filtered {
  readonly filters: Readonly<Partial<Record<LoopFilterName, string>>>
  readonly set: (changes: Partial<Record<LoopFilterName, string | null>>) => void
}

const byId = (all: readonly { id: number; nome: string }[] | undefined): Choice[] =>
  (all ?? []).map((it) => ({ value: String(it.id), label: it.nome }))

/** A period in words, as the chip says it. */
const usePeriodText = ({ period, from, to }: AskedPeriod): string | undefined => {
  const t = useWords(loopCenterWords)
  const f = useFormat()
  const known = loopPeriods.find((it) => it === period)
  if (known) return t(`period_${known}`)
  if (from !== undefined && to !== undefined) return `${shownDay(from)} – ${shownDay(to)}`
  if (from !== undefined) return t('since', { date: f.date(`${from}T12:00:00Z`) })
  return to === undefined ? undefined : t('until', { date: f.date(`${to}T12:00:00Z`) })
}

/** What Loop Center can be narrowed by; all of it stands in the address. */
export const useLoopFilters = ({ filters, set }: Filtered, seeAll: boolean): readonly TableFilter<LoopFilterName>[] => {
  const t = useWords(loopCenterWords)
  const words = useWords(loopWords)
  const { data } = useCall(loopCalls.options, {}, { staleTime: 60_000 })
  const period = usePeriodText(filters)
  const person: TableFilter<LoopFilterName> = {
    names: ['user_id'],
    label: t('person'),
    icon: IconUser,
    choices: byId(data?.people),
  }
  return [
    ...(seeAll ? [person] : []),
    { names: ['venture_id'], label: t('venture'), icon: IconBriefcase, choices: byId(data?.ventures) },
    {
      names: ['period', 'from', 'to'],
      label: t('period'),
      icon: IconCalendar,
      shown: period,
      editor: (close) => (
        <PeriodChoice
          of={filters}
          close={close}
          onChange={({ period: next, from, to }) => set({ period: next ?? null, from: from ?? null, to: to ?? null })}
        />
      ),
    },
    {
      names: ['status'],
      label: t('status'),
      icon: IconCircleDot,
      many: true,
      choices: loopStatus.list
        .filter((it) => it.key !== 'none')
        .map((it) => ({ value: String(it.value), label: words(`status_${it.key}`) })),
    },
    {
      names: ['tipo'],
      label: t('type'),
      icon: IconTag,
      many: true,
      choices: loopType.list.map((it) => ({ value: String(it.value), label: words(`type_${it.key}`) })),
    },
  ]
}
