import { IconBriefcase, IconCircleDot, IconTag, IconUser } from '@tabler/icons-react'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useCall } from '#web/kit/query.ts'
import type { Choice, TableFilter } from '#web/kit/table/filter.ts'
import { usePeriodFilter } from '#web/kit/table/usePeriodFilter.tsx'
import { useWords } from '#web/kit/words.ts'

export const loopFilterNames = ['user_id', 'venture_id', 'period', 'from', 'to', 'status', 'tipo'] as const
export type LoopFilterName = (typeof loopFilterNames)[number]

interface Filtered {
  readonly filters: Readonly<Partial<Record<LoopFilterName, string>>>
  readonly set: (changes: Partial<Record<LoopFilterName, string | null>>) => void
}

const byId = (all: readonly { id: number; nome: string }[] | undefined): Choice[] =>
  (all ?? []).map((it) => ({ value: String(it.id), label: it.nome }))

/** What Loop Center can be narrowed by; all of it stands in the address. */
export const useLoopFilters = (
  { filters, set }: Filtered,
  ofPeople: boolean,
): readonly TableFilter<LoopFilterName>[] => {
  const t = useWords(loopCenterWords)
  const words = useWords(loopWords)
  const { data } = useCall(loopCalls.options, {}, { staleTime: 60_000 })
  const period = usePeriodFilter({ filters, set })
  const person: TableFilter<LoopFilterName> = {
    names: ['user_id'],
    label: t('person'),
    icon: IconUser,
    choices: byId(data?.people),
  }
  return [
    ...(ofPeople ? [person] : []),
    { names: ['venture_id'], label: t('venture'), icon: IconBriefcase, choices: byId(data?.ventures) },
    period,
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
