import { Link } from 'react-router'
import { HOUR_MS, HOUR_SECONDS } from '#contract/kit/spans.ts'
import { pathTo } from '#contract/routes/match.ts'
import { spanSeconds } from '#contract/sheet/sheet.rules.ts'
import type { SheetDay, SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { useCalendar } from '#web/sheet/figures.ts'
import { HourMarks } from './HourMarks.tsx'
import { gapsOf, lengthOf, TALL, type Block, type Gap } from './layout.ts'
import css from './picture.module.css'

interface Shown {
  readonly sheet: SheetWeek
  /** Hours from the first to the last shown one. */
  readonly shown: Gap
}

/** What a block is called: its atom, its times and its hours. */
const useBlockName = ({ sheet }: Pick<Shown, 'sheet'>) => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  const c = useCalendar(sheet.person.zone)
  return ({ span, lanes }: Block): string => {
    const times = {
      atom: span.nome,
      from: c.time(span.inicio),
      to: span.fim === null ? '' : c.time(span.fim),
      hours: f.hours(spanSeconds(span, new Date(sheet.now))),
    }
    const running = span.fim === null ? ('blockRunning' as const) : ('block' as const)
    const name = t(span.kind === 'request' ? 'blockAsked' : running, times)
    return lanes > 1 ? `${name}, ${t('overlaps')}` : name
  }
}

const pathOf = ({ span: { kind, id } }: Block): string =>
  pathTo(kind === 'loop' ? 'loopShow' : 'loopRequestShow', { id })

const BlockLink = ({ of: block, sheet, shown }: Shown & { readonly of: Block }) => {
  const f = useFormat()
  const colourOf = useVentureColours()
  const nameOf = useBlockName({ sheet })
  const { span, from, to, lane, lanes } = block
  return (
    <Link
      to={pathOf(block)}
      className={css['block']}
      data-venture={colourOf(span.venture_id)}
      data-asked={span.kind === 'request' || undefined}
      data-running={span.fim === null || undefined}
      data-over={lanes > 1 || undefined}
      aria-label={nameOf(block)}
      title={nameOf(block)}
      style={{
        top: `${(from - shown.from) * TALL}px`,
        height: `${(to - from) * TALL}px`,
        left: `${(100 * lane) / lanes}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <b>{span.nome}</b>
      <span className="figures">{f.hours(spanSeconds(span, new Date(sheet.now)))}</span>
    </Link>
  )
}

interface DayColumnProps extends Shown {
  readonly day: SheetDay
  readonly blocks: readonly Block[]
}

/** Loops and requests of a day as blocks on its hours. */
export const DayColumn = ({ day, blocks, sheet, shown }: DayColumnProps) => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  const c = useCalendar(sheet.person.zone)
  const now = (Date.parse(sheet.now) - Date.parse(day.from)) / HOUR_MS
  const name = t('dayPicture', { day: c.longDay(day.day), hours: f.hours(day.seconds) })
  const isToday = day.day === sheet.today
  return (
    <section className={css['day']} aria-label={name} data-today={isToday || undefined}>
      <h3 className={css['head']}>
        <span>{c.weekday(day.day)}</span> <span className="figures">{c.shortDay(day.day)}</span>
        <span className={`${css['sum']} figures`}>{f.hours(day.seconds)}</span>
      </h3>
      <div className={css['clock']} style={{ height: `${(shown.to - shown.from) * TALL}px` }}>
        {lengthOf(day) !== 24 && <HourMarks day={day} sheet={sheet} shown={shown} />}
        {gapsOf(blocks).map(({ from, to }) => (
          <span
            key={from}
            className={css['gap']}
            style={{ top: `${(from - shown.from) * TALL}px`, height: `${(to - from) * TALL}px` }}
          >
            {t('gap', { hours: f.hours((to - from) * HOUR_SECONDS) })}
          </span>
        ))}
        {blocks.length === 0 && <span className={css['none']}>{t('dayNone')}</span>}
        {blocks.map((block) => (
          <BlockLink key={`${block.span.kind} ${String(block.span.id)}`} of={block} sheet={sheet} shown={shown} />
        ))}
        {isToday && now >= shown.from && now <= shown.to && (
          <span className={css['now']} title={t('now')} style={{ top: `${(now - shown.from) * TALL}px` }} />
        )}
      </div>
    </section>
  )
}
