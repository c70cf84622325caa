import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { addDays } from '#contract/kit/dates.ts'
import { handPeople } from '#contract/loop/hand/hand.ts'
import { loopPeople } from '#contract/loop/loop.list.ts'
import type { SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { useLocalForm } from '#web/kit/form/useLocalForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { useWords } from '#web/kit/words.ts'
import type { SheetPlace } from '#web/sheet/place.ts'
import css from './WeekBar.module.css'

interface PersonProps {
  readonly of: SheetWeek['person']
  readonly place: SheetPlace
}

/** Whose week is shown. */
const Person = ({ of: { id, nome }, place }: PersonProps) => {
  const t = useWords(weekSheetWords)
  const me = useMe()
  const { can } = useSession()
  const from: { person: number | null } = { person: id }
  const form = useLocalForm({
    from,
    words: [weekSheetWords],
    onChange: ({ person }) => place.show(person === null || person === me.id ? undefined : person),
    onDone: () => undefined,
  })
  return (
    <div className={css['person']}>
      <LookupField
        of={form.of('person')}
        label={t('person')}
        lookup={can('loop.create') ? handPeople : loopPeople}
        known={{ id, nome }}
      />
    </div>
  )
}

interface WeekBarProps {
  readonly of: SheetWeek
  readonly place: SheetPlace
  /** Switches of how the week is shown. */
  readonly children: ReactNode
}

/** Whose week and which one, with the way to others. */
export const WeekBar = ({ of: sheet, place, children }: WeekBarProps) => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  const me = useMe()
  const { can } = useSession()
  const [first, last] = [sheet.days[0]?.day ?? '', sheet.days.at(-1)?.day ?? '']
  return (
    <div className={css['bar']}>
      <div className={css['week']}>
        <IconAction label={t('weekBefore')} icon={IconChevronLeft} onClick={() => place.goTo(addDays(first, -7))} />
        <span className="figures" aria-live="polite">
          {t('range', { from: f.date(first), to: f.date(last) })}
        </span>
        <IconAction label={t('weekAfter')} icon={IconChevronRight} onClick={() => place.goTo(addDays(first, 7))} />
        {(sheet.today < first || sheet.today > last) && (
          <Button variant="default" size="xs" onClick={() => place.goTo(undefined)}>
            {t('thisWeek')}
          </Button>
        )}
      </div>
      {can('loop.seeAll') && <Person key={sheet.person.id} of={sheet.person} place={place} />}
      {sheet.person.id !== me.id && (
        <Button variant="default" onClick={() => place.show(undefined)}>
          {t('myWeek')}
        </Button>
      )}
      <div className={css['switches']} data-tour="week-views">
        {children}
      </div>
    </div>
  )
}
