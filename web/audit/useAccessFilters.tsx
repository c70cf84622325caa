import { IconArrowsExchange, IconCircleDot, IconNetwork, IconUser } from '@tabler/icons-react'
import { accessClasses, accessMethods } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { TextFilter } from '#web/audit/TextFilter.tsx'
import { usePeople } from '#web/audit/usePeople.ts'
import type { TableFilter } from '#web/kit/table/filter.ts'
import { usePeriodFilter } from '#web/kit/table/usePeriodFilter.tsx'
import { useWords } from '#web/kit/words.ts'

export const accessFilterNames = ['user_id', 'period', 'from', 'to', 'status', 'method', 'ip'] as const
type Name = (typeof accessFilterNames)[number]

interface Filtered {
  readonly filters: Readonly<Partial<Record<Name, string>>>
  readonly set: (changes: Partial<Record<Name, string | null>>) => void
}

/** What the access log can be narrowed by. */
export const useAccessFilters = ({ filters, set }: Filtered): readonly TableFilter<Name>[] => {
  const t = useWords(auditWords)
  const people = usePeople()
  const period = usePeriodFilter({ filters, set })
  return [
    { names: ['user_id'], label: t('person'), icon: IconUser, choices: people },
    period,
    {
      names: ['status'],
      label: t('column_status'),
      icon: IconCircleDot,
      choices: accessClasses.map((it) => ({ value: it, label: t(`answer_${it}`) })),
    },
    {
      names: ['method'],
      label: t('column_method'),
      icon: IconArrowsExchange,
      choices: accessMethods.map((it) => ({ value: it, label: it })),
    },
    {
      names: ['ip'],
      label: t('ipAddress'),
      icon: IconNetwork,
      shown: filters.ip,
      editor: (close) => (
        <TextFilter
          label={t('ipAddress')}
          hint={t('ipHint')}
          value={filters.ip}
          close={close}
          onChange={(ip) => set({ ip })}
        />
      ),
    },
  ]
}
