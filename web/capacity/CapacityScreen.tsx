import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { capacityCalls, CAPACITY_WEEKS, type Capacity, type CapacityPerson } from '#contract/capacity/capacity.ts'
import { capacityWords } from '#contract/capacity/capacity.words.ts'
import { addDays } from '#contract/kit/dates.ts'
import { percentOf } from '#contract/kit/percent.ts'
import { WeekDialog, type WeekOfPerson } from '#web/capacity/WeekDialog.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './capacity.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

interface CellProps {
  readonly planned: number
  readonly expected: number | null
  readonly label: string
  readonly onOpen: () => void
}

/** Fullness of a week, in tenths; above the commitment it says so in words too. */
const Week = ({ planned, expected, label, onOpen }: CellProps) => {
  const t = useWords(capacityWords)
  const f = useFormat()
  const text =
    expected === null ? f.hours(planned) : t('of', { planned: f.hours(planned), expected: f.hours(expected) })
  const isOver = expected !== null && planned > expected
  const share = Math.min(100, percentOf(planned, expected ?? 0))
  return (
    <button
      type="button"
      className={css['week']}
      data-over={isOver || undefined}
      data-none={planned === 0 || undefined}
      aria-label={`${label}${isOver ? `, ${t('over')}` : ''}`}
      onClick={onOpen}
    >
      <span className="figures">{text}</span>
      <svg width="100%" height={4} aria-hidden focusable="false">
        <rect className={css['whole']} width="100%" height={4} rx={2} />
        <rect className={css['part']} width={`${share}%`} height={4} rx={2} />
      </svg>
    </button>
  )
}

interface LineProps {
  readonly of: CapacityPerson
  readonly weeks: readonly string[]
  readonly onOpen: (week: WeekOfPerson) => void
}

const Person = ({ of, weeks, onOpen }: LineProps) => {
  const t = useWords(capacityWords)
  const f = useFormat()
  const nome = of.id === null ? t('nobody') : of.nome
  return (
    <tr>
      <th scope="row">{nome}</th>
      {weeks.map((week, at) => {
        const planned = of.planned[at] ?? 0
        const day = f.date(week)
        return (
          <td key={week}>
            <Week
              planned={planned}
              expected={of.expected[at] ?? null}
              label={t('open', { person: nome, day, text: f.hours(planned) })}
              onOpen={() => onOpen({ id: of.id, nome, week })}
            />
          </td>
        )
      })}
      <td className="figures">{of.undated > 0 ? f.hours(of.undated) : ''}</td>
      <td className="figures">{of.unestimated > 0 ? f.number(of.unestimated) : ''}</td>
    </tr>
  )
}

const Table = ({ of, onOpen }: { readonly of: Capacity; readonly onOpen: LineProps['onOpen'] }) => {
  const t = useWords(capacityWords)
  const f = useFormat()
  if (of.people.length === 0) return <Quiet>{t('none')}</Quiet>
  return (
    // A scrolling area needs the focus where nothing inside it takes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['table']} role="region" tabIndex={0} aria-label={t('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {of.weeks.map((week) => {
              const day = f.date(week)
              return (
                <th key={week} scope="col" aria-label={t('week', { day })}>
                  {day.slice(0, 5)}
                </th>
              )
            })}
            <th scope="col">{t('undated')}</th>
            <th scope="col">{t('unestimated')}</th>
          </tr>
        </thead>
        <tbody>
          {of.people.map((person) => (
            <Person key={person.id ?? 0} of={person} weeks={of.weeks} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Planned hours by person and week, against each commitment; a week opens the atoms that fill it. */
export const CapacityScreen = () => {
  const t = useWords(capacityWords)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('from') ?? ''
  const [shown, setShown] = useState<WeekOfPerson>()
  const answer = useCall(capacityCalls.show, DAY.test(asked) ? { from: asked } : {}, { keepPrevious: true })
  const first = answer.data?.weeks[0]
  const move = (weeks: number): void => {
    if (first !== undefined) setSearch({ from: addDays(first, 7 * weeks) }, { replace: true })
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Row gap="tight">
            <Button variant="default" onClick={() => move(-CAPACITY_WEEKS)}>
              {t('previous')}
            </Button>
            <Button variant="default" onClick={() => setSearch({}, { replace: true })}>
              {t('now')}
            </Button>
            <Button variant="default" onClick={() => move(CAPACITY_WEEKS)}>
              {t('next')}
            </Button>
          </Row>
        }
      />
      <Answer of={answer}>{(data) => <Table of={data} onOpen={setShown} />}</Answer>
      {shown && <WeekDialog of={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
