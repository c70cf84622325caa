import { IconBolt, IconCube, IconHash, IconUser } from '@tabler/icons-react'
import { auditEvents, auditNouns, auditThings } from '#contract/audit/audit.events.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { TextFilter } from '#web/audit/TextFilter.tsx'
import type { AuditNames } from '#web/audit/useAuditNames.ts'
import { usePeople } from '#web/audit/usePeople.ts'
import type { TableFilter } from '#web/kit/table/filter.ts'
import { usePeriodFilter } from '#web/kit/table/usePeriodFilter.tsx'
import { useWords } from '#web/kit/words.ts'

export const auditFilterNames = ['actor_id', 'event', 'period', 'from', 'to', 'thing', 'thing_id'] as const
type Name = (typeof auditFilterNames)[number]

interface Filtered {
  readonly filters: Readonly<Partial<Record<Name, string>>>
  readonly set: (changes: Partial<Record<Name, string | null>>) => void
}

/** What the audit can be narrowed by; all of it stands in the address. */
export const useAuditFilters = ({ filters, set }: Filtered, names: AuditNames): readonly TableFilter<Name>[] => {
  const t = useWords(auditWords)
  const people = usePeople()
  const period = usePeriodFilter({ filters, set })
  return [
    { names: ['actor_id'], label: t('person'), icon: IconUser, choices: people },
    {
      names: ['event'],
      label: t('act'),
      icon: IconBolt,
      choices: [
        ...auditNouns.map((noun) => ({ value: noun, label: t('allOf', { noun: t(`noun_${noun}`) }) })),
        ...auditEvents.map((event) => ({ value: event, label: names.event(event) })),
      ],
    },
    period,
    {
      names: ['thing'],
      label: t('thing'),
      icon: IconCube,
      choices: auditThings.map((thing) => ({ value: thing, label: names.thing(thing) })),
    },
    {
      names: ['thing_id'],
      label: t('record'),
      icon: IconHash,
      shown: filters.thing_id,
      editor: (close) => (
        <TextFilter
          label={t('record')}
          hint={t('recordHint')}
          value={filters.thing_id}
          close={close}
          onChange={(thing_id) => set({ thing_id })}
        />
      ),
    },
  ]
}
