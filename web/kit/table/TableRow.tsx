import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { tableWords } from '#contract/kit/table.words.ts'
import { titleOf, type Column, type RowFacts } from '#web/kit/table/column.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { RowCheck } from '#web/kit/table/RowCheck.tsx'
import { openRow } from '#web/kit/table/rowClick.ts'
import { RowEnd } from '#web/kit/table/RowEnd.tsx'
import type { Removing } from '#web/kit/table/useRemove.ts'
import type { Selection } from '#web/kit/table/useSelection.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

interface TableRowProps<Row> extends RowFacts<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly withActions: boolean
  /** The one row that Tab reaches. */
  readonly active: boolean
}

/** One row: a link on its headline, a click anywhere else opens it too. */
export const TableRow = <Row,>({ row, columns, selection, removing, withActions, active, ...facts }: TableRowProps<Row>) => {
  const t = useWords(tableWords)
  const navigate = useNavigate()
  const { rowKey, rowName, rowLink, deletedAt, actions } = facts
  const title = titleOf(columns)
  const name = rowName?.(row) ?? String(rowKey(row))
  const path = rowLink?.(row)
  const deleted = deletedAt?.(row)
  const remove = removing.one
  const tabIndex = active ? 0 : -1
  const open = path === undefined ? undefined : (event: MouseEvent) => openRow(event, path, (to) => void navigate(to))
  return (
    <tr
      tabIndex={tabIndex}
      aria-selected={selection ? selection.has(row) : undefined}
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
      {columns.map((it) => (
        <td key={it.key} data-align={it.align} data-width={it.width} className={it.align ? 'figures' : undefined}>
          {it === title && path !== undefined ? (
            <Link to={path} className={css['link']} tabIndex={tabIndex}>
              {it.cell(row)}
            </Link>
          ) : (
            it.cell(row)
          )}
          {it === title && deleted && <DeletedMark at={deleted} />}
        </td>
      ))}
      {withActions && (
        <td data-width="narrow" className={css['actions']}>
          <RowEnd name={name} actions={actions?.(row)} remove={remove && (() => void remove(row))} />
        </td>
      )}
    </tr>
  )
}
