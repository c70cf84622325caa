import { Button } from '@mantine/core'
import { IconTrash, IconX } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Figures } from '#web/kit/table/figures.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import type { Chosen, Selection } from '#web/kit/table/select/useSelection.ts'
import { useWords } from '#web/kit/words.ts'
import css from './BulkBar.module.css'

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>
  /** Rows of the whole filter. */
  readonly total: number
  /** The sums of the selection in short. */
  readonly sums: ((figures: Figures) => ReactNode) | undefined
  readonly actions: ((chosen: Chosen) => ReactNode) | undefined
  readonly remove: ((chosen: Chosen) => Promise<void>) | undefined
}

/** The selection with its sums and bulk actions; floats at the end of the rows. */
export const BulkBar = <Row,>({ selection: chosen, total, sums, actions, remove }: BulkBarProps<Row>) => {
  const t = useWords(tableWords)
  const u = useWords(uiWords)
  const f = useFormat()
  const count = f.number(chosen.count)
  const every = chosen.count === total && total > 1
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = place.current?.parentElement
    return () => {
      // The removed bar held the focused button: focus moves to the rows, not to the top of the page.
      if (document.activeElement === document.body) frame?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={place} className={css['place']}>
      <div className={css['bar']} role="toolbar" tabIndex={-1} aria-label={t('bulkActions')}>
        <span className={css['count']} role="status">
          <strong className="figures">
            {every ? t('everySelected', { count }) : u('selected', { count: chosen.count })}
          </strong>
          {sums && chosen.figures && <span className={`${css['sums']} figures`}>{sums(chosen.figures)}</span>}
        </span>
        {!chosen.all && chosen.count < total && (
          <button
            type="button"
            className={css['every']}
            onClick={(event) => {
              // The button goes.
              event.currentTarget.parentElement?.focus()
              chosen.chooseEverything()
            }}
          >
            {t('selectEvery', { count: f.number(total) })}
          </button>
        )}
        <span className={css['actions']}>
          {actions?.(chosen)}
          {remove && (
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
              onClick={() => void remove(chosen)}
            >
              {t('deleteRow')}
            </Button>
          )}
          <IconAction label={t('clearSelection')} icon={IconX} onClick={chosen.clear} />
        </span>
      </div>
    </div>
  )
}
