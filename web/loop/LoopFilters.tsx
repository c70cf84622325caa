import { Button, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { loopSorts } from '#contract/loop/loop.filter.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useCall } from '#web/kit/query.ts'
import { SearchField } from '#web/kit/table/SearchField.tsx'
import type { ListState } from '#web/kit/table/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import { PeriodFilter } from '#web/loop/PeriodFilter.tsx'
import css from './LoopFilters.module.css'

export type LoopFilterName = 'user_id' | 'venture_id' | 'period' | 'from' | 'to' | 'status' | 'tipo'

interface LoopFiltersProps {
  readonly list: ListState<(typeof loopSorts)[number], LoopFilterName>
  /** Whether other people's loops are in the list. */
  readonly seeAll: boolean
}

interface Choice {
  readonly value: string
  readonly label: string
}

interface Choosing {
  readonly name: LoopFilterName
  readonly label: string
  /** Word for no filter. */
  readonly all: string
  readonly choices: readonly Choice[]
}

/** A link may ask for several codes at once, or for somebody the list does not name: shown as it is, not dropped. */
const withAsked = (choices: readonly Choice[], asked: string | undefined): readonly Choice[] => {
  if (asked === undefined || choices.some((it) => it.value === asked)) return choices
  const names = asked.split(',').map((value) => choices.find((it) => it.value === value)?.label ?? value)
  return [...choices, { value: asked, label: names.join(', ') }]
}

/** What Loop Center can be narrowed by; all of it stands in the address. */
export const LoopFilters = ({ list, seeAll }: LoopFiltersProps) => {
  const t = useWords(loopCenterWords)
  const words = useWords(loopWords)
  const { data } = useCall(loopCalls.options, {}, { staleTime: 60_000 })
  const { filters, set } = list

  const select = ({ name, label, all, choices }: Choosing) => (
    <NativeSelect
      aria-label={label}
      value={filters[name] ?? ''}
      data-set={filters[name] !== undefined ? true : undefined}
      onChange={(event) => set({ [name]: event.currentTarget.value || null })}
      data={[{ value: '', label: all }, ...withAsked(choices, filters[name])]}
    />
  )
  const byId = (all: readonly { id: number; nome: string }[] | undefined): Choice[] =>
    (all ?? []).map((it) => ({ value: String(it.id), label: it.nome }))
  const statuses = loopStatus.list
    .filter((it) => it.key !== 'none')
    .map((it) => ({ value: String(it.value), label: words(`status_${it.key}`) }))
  const types = loopType.list.map((it) => ({ value: String(it.value), label: words(`type_${it.key}`) }))
  return (
    <div className={css['filters']} data-tour="center-filters" role="search" aria-label={t('filters')}>
      <div className={css['search']}>
        <SearchField list={list} placeholder={t('search')} />
      </div>
      {seeAll && select({ name: 'user_id', label: t('person'), all: t('allPeople'), choices: byId(data?.people) })}
      {select({ name: 'venture_id', label: t('venture'), all: t('allVentures'), choices: byId(data?.ventures) })}
      <PeriodFilter
        of={filters}
        onChange={({ period, from, to }) => set({ period: period ?? null, from: from ?? null, to: to ?? null })}
      />
      {select({ name: 'status', label: t('status'), all: t('allStatuses'), choices: statuses })}
      {select({ name: 'tipo', label: t('type'), all: t('allTypes'), choices: types })}
      {list.filtered && (
        <Button variant="subtle" color="gray" leftSection={<IconX size={14} aria-hidden />} onClick={list.clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
