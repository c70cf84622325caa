import { Button } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { addDays } from '#contract/kit/dates.ts'
import type { SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePhone } from '#web/kit/table/usePhone.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import type { Figures } from '#web/sheet/figures.ts'
import type { SheetPlace } from '#web/sheet/place.ts'
import { DayColumn } from './DayColumn.tsx'
import { HourMarks } from './HourMarks.tsx'
import { blocksOf, lengthOf, shownHours } from './layout.ts'
import css from './picture.module.css'

/** Pixels of a swipe that turns the day. */
const SWIPE = 48

interface TurnProps {
  readonly onTurn: (days: -1 | 1) => void
  readonly children: ReactNode
}

/** One day at a time: turned by a swipe or by its buttons. */
const OneDay = ({ onTurn, children }: TurnProps) => {
  const t = useWords(weekSheetWords)
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return (
    <div
      onTouchStart={({ touches }) => {
        const touch = touches[0]
        from.current = touch && { x: touch.clientX, y: touch.clientY }
      }}
      onTouchEnd={({ changedTouches }) => {
        const touch = changedTouches[0]
        const start = from.current
        from.current = undefined
        if (!start || !touch) return
        const [across, down] = [touch.clientX - start.x, touch.clientY - start.y]
        if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(down)) onTurn(across > 0 ? -1 : 1)
      }}
    >
      <Row at="between">
        <Button variant="default" onClick={() => onTurn(-1)}>
          {t('dayBefore')}
        </Button>
        <Button variant="default" onClick={() => onTurn(1)}>
          {t('dayAfter')}
        </Button>
      </Row>
      {children}
    </div>
  )
}

const Legend = ({ sheet }: { readonly sheet: SheetWeek }) => {
  const t = useWords(weekSheetWords)
  const asked = sheet.spans.some((it) => it.kind === 'request')
  const running = sheet.spans.some((it) => it.fim === null)
  return (
    <p className={css['legend']}>
      {asked && (
        <span>
          <i data-asked aria-hidden /> {t('legendAsked')}
        </span>
      )}
      {running && (
        <span>
          <i data-running aria-hidden /> {t('legendRunning')}
        </span>
      )}
    </p>
  )
}

interface WeekPictureProps {
  readonly of: SheetWeek
  readonly place: SheetPlace
  readonly figures: Figures
}

/** The week along the clock, by days; on a phone one day of it. */
export const WeekPicture = ({ of: sheet, place, figures }: WeekPictureProps) => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  const phone = usePhone()
  const [night, setNight] = useState(false)
  const asked = place.week ?? sheet.today
  const one = sheet.days.find((it) => it.day === asked) ?? sheet.days[0]
  const days = phone && one ? [one] : sheet.days
  const now = new Date(sheet.now)
  const blocks = days.map((day) => blocksOf(sheet.spans, day, now))
  const shown = shownHours(blocks, Math.max(...days.map(lengthOf)), night)
  const usual = days.find((it) => lengthOf(it) === 24)
  const picture = (
    <div
      className={css['picture']}
      role="group"
      aria-label={t('picture', { from: f.date(days[0]?.day), to: f.date(days.at(-1)?.day) })}
    >
      <div className={css['axis']}>{usual && <HourMarks day={usual} sheet={sheet} shown={shown} />}</div>
      {days.map((day, at) => (
        <DayColumn key={day.day} day={day} blocks={blocks[at] ?? []} sheet={sheet} shown={shown} figures={figures} />
      ))}
    </div>
  )
  return (
    <>
      {phone && one ? <OneDay onTurn={(by) => place.goTo(addDays(one.day, by))}>{picture}</OneDay> : picture}
      <Row at="between">
        <Legend sheet={sheet} />
        <Button variant="default" size="xs" aria-pressed={night} onClick={() => setNight(!night)}>
          {t(night ? 'nightHide' : 'night')}
        </Button>
      </Row>
    </>
  )
}
