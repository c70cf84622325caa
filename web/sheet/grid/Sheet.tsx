import type { SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import type { Figures } from '#web/sheet/figures.ts'
import { AddRows } from './AddRows.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { useLockWords } from './useLockWords.ts'
import { usePending } from './usePending.ts'
import css from './sheet.module.css'

/** Each reason for which days are locked, once. */
const Locks = ({ sheet }: { readonly sheet: SheetWeek }) => {
  const lockWords = useLockWords()
  const said = new Set(
    sheet.days.flatMap(({ locked }) => (locked && locked.reason !== 'future' ? [lockWords(locked)] : [])),
  )
  return [...said].map((sentence) => (
    <p key={sentence} className={css['quiet']}>
      {sentence}
    </p>
  ))
}

interface SheetProps {
  readonly of: SheetWeek
  readonly figures: Figures
}

/** The week to read and to type into. */
export const Sheet = ({ of: sheet, figures }: SheetProps) => {
  const t = useWords(weekSheetWords)
  const pending = usePending(sheet)
  const shown = { sheet, pending, figures }
  return (
    <>
      {pending.rows.length > 0 && <SheetGrid {...shown} />}
      {pending.rows.length === 0 && (
        <Quiet>
          {t('empty')} {sheet.writes !== null && t('emptyHow')}
        </Quiet>
      )}
      <p className={css['quiet']}>{t(`how_${sheet.writes ?? 'read'}`)}</p>
      <Locks sheet={sheet} />
      {sheet.writes !== null && <AddRows sheet={sheet} pending={pending} />}
      <SaveBar {...shown} />
    </>
  )
}
