import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react'
import { PAGE_SIZES } from '#contract/kit/page.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useFormat } from '#web/kit/format.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TableFooter.module.css'

interface TableFooterProps {
  readonly list: Pick<ListState, 'id' | 'page' | 'perPage' | 'setPage' | 'setPerPage'>
  readonly total: number
  readonly more?: boolean | undefined
  /** Rows on this page. */
  readonly shown: number
}

/** Range of the rows, rows a page, and the buttons to other pages. */
export const TableFooter = ({ list, total, more, shown }: TableFooterProps) => {
  const t = useWords(uiWords)
  const f = useFormat()
  const pages = Math.max(1, Math.ceil(total / list.perPage))
  const from = shown === 0 ? 0 : (list.page - 1) * list.perPage + 1
  const turns = [
    { word: 'firstPage', to: 1, off: list.page <= 1, Icon: IconChevronLeftPipe },
    { word: 'previousPage', to: list.page - 1, off: list.page <= 1, Icon: IconChevronLeft },
    { word: 'nextPage', to: list.page + 1, off: list.page >= pages, Icon: IconChevronRight },
    { word: 'lastPage', to: pages, off: list.page >= pages, Icon: IconChevronRightPipe },
  ] as const
  return (
    <div className={css['footer']}>
      <fieldset className={css['sizes']} data-tour="table-pages">
        <legend className="visually-hidden">{t('rowsPerPage')}</legend>
        <span className={css['about']} aria-hidden>
          {t('rowsPerPage')}
        </span>
        {PAGE_SIZES.map((size) => (
          <label key={size} className={`${css['size']} figures`}>
            <input
              type="radio"
              name={`${list.id}-size`}
              className="visually-hidden"
              checked={list.perPage === size}
              onChange={() => list.setPerPage(size)}
            />
            {size}
          </label>
        ))}
      </fieldset>
      <p className={`${css['range']} figures`} aria-live="polite">
        {t('rangeOf', {
          from: f.number(from),
          to: f.number(from === 0 ? 0 : from + shown - 1),
          total: f.atLeast(total, more),
        })}
      </p>
      <div className={css['turns']}>
        {turns.map(({ word, to, off, Icon }) => (
          <button key={word} type="button" aria-label={t(word)} disabled={off} onClick={() => list.setPage(to)}>
            <Icon size={16} stroke={1.75} aria-hidden />
          </button>
        ))}
      </div>
    </div>
  )
}
