import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { titleOf, type Column, type RowFacts } from '#web/kit/table/column.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { RowCheck } from '#web/kit/table/rows/RowCheck.tsx'
import { RowEnd } from '#web/kit/table/rows/RowEnd.tsx'
import type { Removing } from '#web/kit/table/select/useRemove.ts'
import type { Selection } from '#web/kit/table/select/useSelection.ts'
import { useWords } from '#web/kit/words.ts'
import css from '#web/kit/table/DataTable.module.css'

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="checkbox"]'

/**
 * Opens a row's page from a click anywhere in it: not on something that has its own click, not while text is being
 * selected, and in a new tab with Ctrl, ⌘ or the middle button as a link would.
 */
const openRow = (event: MouseEvent, path: string, go: (path: string) => void): void => {
  const target = event.target
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(INTERACTIVE)) return
  if (String(window.getSelection() ?? '') !== '') return
  if (event.metaKey || event.ctrlKey || event.button === 1) window.open(`#${path}`, '_blank', 'noopener')
  else go(path)
}

interface TableRowProps<Row> extends RowFacts<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly withActions: boolean
  /** The one row that Tab reaches. */
  readonly active: boolean
}

interface HeadlineProps {
  readonly path: string | undefined
  readonly deleted: string | null | undefined
  readonly tabIndex: number
  readonly children: ReactNode
}

/** The title of a row: the link to its page, with a mark when it was deleted. */
const Headline = ({ path, deleted, tabIndex, children }: HeadlineProps) => (
  <div className={css['headline']}>
    {path === undefined ? (
      <span className={css['text']}>{children}</span>
    ) : (
      <Link to={path} className={`${css['link']} ${css['text']}`} tabIndex={tabIndex}>
        {children}
      </Link>
    )}
    {deleted && <DeletedMark at={deleted} />}
  </div>
)

/** One row: a link on its headline, a click anywhere else opens it too. */
export const TableRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, columns, selection, removing, withActions, active, rowKey, rowName, rowLink, deletedAt, actions } = props
  const t = useWords(tableWords)
  const navigate = useNavigate()
  const title = titleOf(columns)
  const name = rowName?.(row) ?? String(rowKey(row))
  const path = rowLink?.(row)
  const deleted = deletedAt?.(row)
  const tabIndex = active ? 0 : -1
  const open = (event: MouseEvent) => {
    if (path !== undefined) openRow(event, path, (to) => void navigate(to))
  }
  return (
    <tr
      tabIndex={tabIndex}
      aria-selected={selection?.has(row)}
      data-record={rowKey(row)}
      data-deleted={deleted ? true : undefined}
      data-link={path === undefined ? undefined : true}
      onClick={open}
      onAuxClick={open}
    >
      {selection && (
        <td className={css['pick']}>
          <RowCheck
            label={t('selectThis', { row: name })}
            checked={selection.has(row)}
            reason={selection.reasonAgainst(row)}
            tabIndex={tabIndex}
            onToggle={(range) => selection.toggle(row, range)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-width={column.width}
          data-grow={column.grow}
          data-wrap={column.wrap}
          data-stuck={index === 0 ? true : undefined}
          className={column.align && 'figures'}
        >
          {column === title ? (
            <Headline path={path} deleted={deleted} tabIndex={tabIndex}>
              {column.cell(row)}
            </Headline>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {withActions && (
        <td data-width="narrow" className={css['actions']}>
          <RowEnd row={row} name={name} actions={actions} removing={removing} />
        </td>
      )}
    </tr>
  )
}
