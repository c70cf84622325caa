import { IconLock, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { pathTo } from '#contract/routes/match.ts'
import type { Hours } from '#contract/sheet/sheet.rules.ts'
import type { SheetDay, SheetRow, SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { useCalendar, type Figures } from '#web/sheet/figures.ts'
import { keyOf, lockOf, totalOf } from './cells.ts'
import { SheetCell, type CellLook } from './SheetCell.tsx'
import { useGrid, type At } from './useGrid.ts'
import { useLockWords } from './useLockWords.ts'
import type { Pending, PendingCell } from './usePending.ts'
import css from './sheet.module.css'

interface Shown {
  readonly sheet: SheetWeek
  readonly pending: Pending
  readonly figures: Figures
}

const Head = ({ sheet }: Pick<Shown, 'sheet'>) => {
  const t = useWords(weekSheetWords)
  const c = useCalendar(sheet.person.zone)
  const lockWords = useLockWords()
  return (
    <thead>
      <tr>
        <th scope="col">{t('atom')}</th>
        {sheet.days.map(({ day, locked, holiday }) => (
          <th
            key={day}
            scope="col"
            data-today={day === sheet.today || undefined}
            title={locked ? lockWords(locked) : ''}
          >
            <span className={css['weekday']}>{c.weekday(day)}</span>
            <span className="figures">{c.shortDay(day)}</span>
            {locked && locked.reason !== 'future' && (
              <IconLock size={12} stroke={1.75} aria-label={lockWords(locked)} />
            )}
            {holiday && <span className={css['note']}>{t('holiday')}</span>}
            {day === sheet.today && <span className={css['note']}>{t('today')}</span>}
          </th>
        ))}
        <th scope="col">{t('total')}</th>
      </tr>
    </thead>
  )
}

interface SumProps {
  readonly of: Hours
  /** Cells of the sum that are typed and not saved. */
  readonly typed: readonly PendingCell[]
  readonly label: string
  readonly figures: Figures
}

const Sum = ({ of, typed, label, figures }: SumProps) => {
  const t = useWords(weekSheetWords)
  const more = typed.reduce((sum, { entry, cell }) => sum + (entry ? entry.seconds - totalOf(cell) : 0), 0)
  return (
    <td className={`${css['sum']} figures`} aria-label={`${label}: ${figures.hours(of)}`}>
      {figures.hours(of)}
      {of.asked > 0 && <span className={css['asked']}>{t('asked', { hours: figures.seconds(of.asked) })}</span>}
      {more > 0 && <span className={css['asked']}>{t('unsaved', { hours: figures.seconds(more) })}</span>}
    </td>
  )
}

const RowName = ({ row, pending }: { readonly row: SheetRow; readonly pending: Pending }) => {
  const t = useWords(weekSheetWords)
  const { can } = useSession()
  return (
    <th scope="row">
      <span className={css['atom']}>
        {can('atom.open') ? (
          <TextLink to={pathTo('atomShow', { id: row.atomo_id })}>{row.nome}</TextLink>
        ) : (
          <span>{row.nome}</span>
        )}
        {pending.isAdded(row) && (
          <IconAction
            label={t('removeRow', { atom: row.nome })}
            icon={IconX}
            onClick={() => pending.removeRow(row.atomo_id)}
          />
        )}
      </span>
      <span className={css['venture']}>
        {row.venture_id > 0 && <VentureMark id={row.venture_id} />}
        {row.projeto}
      </span>
    </th>
  )
}

/** Why a cell takes no hours, in words; undefined for one that does. */
const useCellLock = (sheet: SheetWeek) => {
  const t = useWords(weekSheetWords)
  const lockWords = useLockWords()
  return (row: SheetRow, day: SheetDay): string | undefined => {
    const lock = lockOf(row, day, sheet)
    if (lock === undefined) return undefined
    if (day.locked && lock === day.locked.reason) return lockWords(day.locked)
    return t(lock === 'atom' ? 'locked_atom' : 'locked_read')
  }
}

/** What a cell shows: what was typed, as it is read, before what is there. */
const textOf = (typed: PendingCell | undefined, cell: Hours, figures: Figures): string => {
  if (typed) return typed.entry ? figures.seconds(typed.entry.seconds) : typed.text
  return cell.seconds > 0 ? figures.hours(cell) : ''
}

/** How a cell looks and what a screen reader says of it. */
const useLook = ({ sheet, pending, figures }: Shown) => {
  const t = useWords(weekSheetWords)
  const c = useCalendar(sheet.person.zone)
  const lockSays = useCellLock(sheet)
  const wrongOf = (key: string, typed: PendingCell | undefined, cell: Hours): string | undefined => {
    if (typed?.wrong !== undefined) return t(typed.wrong, { has: figures.seconds(totalOf(cell)) })
    return pending.refused?.key === key ? pending.refused.message : undefined
  }
  return (row: SheetRow, day: SheetDay, cell: Hours): CellLook => {
    const key = keyOf(row.atomo_id, day.day)
    const typed = pending.all.find((it) => it.key === key)
    const wrong = wrongOf(key, typed, cell)
    // Where nothing can be typed at all, the sheet says so once.
    const locked = sheet.writes === null ? undefined : lockSays(row, day)
    const asked = cell.asked > 0 ? t('asked', { hours: figures.seconds(cell.asked) }) : undefined
    const said = [
      t('cell', { atom: row.nome, day: c.longDay(day.day), hours: figures.hours(cell) }),
      asked,
      typed && t('cellPending', { hours: typed.text }),
      wrong,
      locked,
    ]
    return {
      label: said.filter((it) => it !== undefined).join(', '),
      text: textOf(typed, cell, figures),
      asked: typed ? undefined : asked,
      locked,
      pending: typed !== undefined,
      wrong,
      today: day.day === sheet.today,
    }
  }
}

/** Where the days do not fit beside the names, as on a phone, the sheet begins with today. */
const showToday = (scroller: HTMLElement | null): void => {
  const today = scroller?.querySelector<HTMLElement>('th[data-today]')
  if (scroller && today) scroller.scrollLeft = today.offsetLeft + today.offsetWidth - scroller.clientWidth
}

/** Atoms by days, with the sums of both; cells that this person may fill take typed and pasted hours. */
export const SheetGrid = ({ sheet, pending, figures }: Shown) => {
  const t = useWords(weekSheetWords)
  const lockSays = useCellLock(sheet)
  const lookOf = useLook({ sheet, pending, figures })
  const { rows } = pending
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => showToday(scroller.current), [])
  const placeOf = ({ row, day }: At) => ({ row: rows[row], day: sheet.days[day], cell: rows[row]?.cells[day] })
  const { body, cellAt } = useGrid({
    rows: rows.length,
    days: sheet.days.length,
    takes: sheet.writes !== null,
    lockOf: (at) => {
      const { row, day } = placeOf(at)
      return row && day && lockSays(row, day)
    },
    textOf: (at) => {
      const { row, day, cell } = placeOf(at)
      const typed = row && day && pending.all.find((it) => it.key === keyOf(row.atomo_id, day.day))
      return typed?.text ?? (cell && totalOf(cell) > 0 ? figures.seconds(totalOf(cell)) : '')
    },
    put: (texts) =>
      pending.put(texts.flatMap(({ row, day, text }) => (rows[row] ? [{ row: rows[row], at: day, text }] : []))),
  })
  return (
    // A scrolling area needs the focus where nothing inside it takes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={css['scroll']} role="region" tabIndex={0} aria-label={t('title')}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are walked and typed into
        role="grid"
        aria-readonly={sheet.writes === null}
        aria-label={t('titleOf', { name: sheet.person.nome })}
        className={css['grid']}
      >
        <Head sheet={sheet} />
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr key={row.atomo_id}>
              <RowName row={row} pending={pending} />
              {sheet.days.map((day, at) => {
                const cell = row.cells[at]
                return (
                  cell && <SheetCell key={day.day} look={lookOf(row, day, cell)} {...cellAt({ row: index, day: at })} />
                )
              })}
              <Sum
                of={row}
                typed={pending.all.filter((it) => it.row.atomo_id === row.atomo_id)}
                label={t('totalOf', { name: row.nome })}
                figures={figures}
              />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('dayTotal')}</th>
            {sheet.days.map((day) => (
              <Sum
                key={day.day}
                of={day}
                typed={pending.all.filter((it) => it.day.day === day.day)}
                label={t('dayTotal')}
                figures={figures}
              />
            ))}
            <Sum of={sheet} typed={pending.all} label={t('total')} figures={figures} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
