import { Link } from 'react-router'
import { HOUR_MS, HOUR_SECONDS } from '#contract/kit/spans.ts'
import { pathTo } from '#contract/routes/match.ts'
import { spanSeconds } from '#contract/sheet/sheet.rules.ts'
import type { SheetDay, SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { useCalendar, type Figures } from '#web/sheet/figures.ts'
import { HourMarks } from './HourMarks.tsx'
import { gapsOf, lengthOf, TALL, type Block, type Gap } from './layout.ts'
import css from './picture.module.css'

/** Pixels of a line of a block; one without room for two has its name alone. */
const LINE = 16

interface Shown {
  readonly sheet: SheetWeek
  /** Hours from the first to the last shown one. */
  readonly shown: Gap
  readonly figures: Figures
}

/** What a block is called: its atom, its times and its hours. */
const useBlockName = ({ sheet, figures }: Omit<Shown, 'shown'>) => {
  const t = useWords(weekSheetWords)
  const c = useCalendar(sheet.person.zone)
  return ({ span, lanes }: Block): string => {
    const times = {
      atom: span.nome,
      from: c.time(span.inicio),
      to: span.fim === null ? '' : c.time(span.fim),
      hours: figures.seconds(spanSeconds(span, new Date(sheet.now))),
    }
    const running = span.fim === null ? ('blockRunning' as const) : ('block' as const)
    const name = t(span.kind === 'request' ? 'blockAsked' : running, times)
    return lanes > 1 ? `${name}, ${t('overlaps')}` : name
  }
}

const pathOf = ({ span: { kind, id } }: Block): string =>
  pathTo(kind === 'loop' ? 'loopShow' : 'loopRequestShow', { id })

const BlockLink = ({ of: block, sheet, shown, figures }: Shown & { readonly of: Block }) => {
  const colourOf = useVentureColours()
  const nameOf = useBlockName({ sheet, figures })
  const { span, from, to, lane, lanes } = block
  const tall = (to - from) * TALL
  return (
    <Link
      to={pathOf(block)}
      className={css['block']}
      data-venture={colourOf(span.venture_id)}
      data-asked={span.kind === 'request' || undefined}
      data-running={span.fim === null || undefined}
      data-over={lanes > 1 || undefined}
      data-short={tall < 2 * LINE || undefined}
      aria-label={nameOf(block)}
      title={nameOf(block)}
      style={{
        top: `${(from - shown.from) * TALL}px`,
        height: `${tall}px`,
        left: `${(100 * lane) / lanes}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <b style={{ WebkitLineClamp: Math.max(1, Math.floor(tall / LINE) - 1) }}>{span.nome}</b>
      <span className="figures">{figures.seconds(spanSeconds(span, new Date(sheet.now)))}</span>
    </Link>
  )
}

interface DayColumnProps extends Shown {
  readonly day: SheetDay
  readonly blocks: readonly Block[]
}

/** Loops and requests of a day as blocks on its hours. */
export const DayColumn = ({ day, blocks, sheet, shown, figures }: DayColumnProps) => {
  const t = useWords(weekSheetWords)
  const c = useCalendar(sheet.person.zone)
  const now = (Date.parse(sheet.now) - Date.parse(day.from)) / HOUR_MS
  const name = t('dayPicture', { day: c.longDay(day.day), hours: figures.hours(day) })
  const isToday = day.day === sheet.today
  return (
    <section className={css['day']} aria-label={name} data-today={isToday || undefined}>
      <h3 className={css['head']}>
        <span>{c.weekday(day.day)}</span> <span className="figures">{c.shortDay(day.day)}</span>
        <span className={`${css['sum']} figures`}>{figures.hours(day)}</span>
      </h3>
      <div className={css['clock']} style={{ height: `${(shown.to - shown.from) * TALL}px` }}>
        {lengthOf(day) !== 24 && <HourMarks day={day} sheet={sheet} shown={shown} />}
        {gapsOf(blocks).map(({ from, to }) => (
          <span
            key={from}
            className={css['gap']}
            style={{ top: `${(from - shown.from) * TALL}px`, height: `${(to - from) * TALL}px` }}
          >
            {t('gap', { hours: figures.seconds(Math.round((to - from) * HOUR_SECONDS)) })}
          </span>
        ))}
        {blocks.length === 0 && <span className={css['none']}>{t('dayNone')}</span>}
        {blocks.map((block) => (
          <BlockLink
            key={`${block.span.kind} ${String(block.span.id)}`}
            of={block}
            sheet={sheet}
            shown={shown}
            figures={figures}
          />
        ))}
        {isToday && now >= shown.from && now <= shown.to && (
          <span className={css['now']} title={t('now')} style={{ top: `${(now - shown.from) * TALL}px` }} />
        )}
      </div>
    </section>
  )
}
