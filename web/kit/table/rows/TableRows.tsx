import { Fragment, useRef } from 'react'
import { useNavigate } from 'react-router'
import { groupAt, type Column, type RowFacts } from '#web/kit/table/column.ts'
import { TableRow } from '#web/kit/table/rows/TableRow.tsx'
import { useRowKeys } from '#web/kit/table/rows/useRowKeys.ts'
import type { Removing } from '#web/kit/table/select/useRemove.ts'
import type { Selection } from '#web/kit/table/select/useSelection.ts'

interface TableRowsProps<Row> extends RowFacts<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly withActions: boolean
  readonly turn: { readonly page: number; readonly pages: number; readonly setPage: (page: number) => void }
}

/** The rows of a page, which keys move through. */
export const TableRows = <Row,>({ rows, turn, ...rest }: TableRowsProps<Row>) => {
  const { rowKey, rowLink, selection, groups } = rest
  const cells = rest.columns.length + Number(selection !== undefined) + Number(rest.withActions)
  const navigate = useNavigate()
  const at = (run: (row: Row) => void) => (index: number) => {
    const row = rows[index]
    if (row !== undefined) run(row)
  }
  const body = useRef<HTMLTableSectionElement>(null)
  const active = useRowKeys(body, {
    ...turn,
    count: rows.length,
    open: (index, inNewTab) =>
      at((row) => {
        const path = rowLink?.(row)
        if (path === undefined) return
        if (inNewTab) window.open(`#${path}`, '_blank', 'noopener')
        else void navigate(path)
      })(index),
    toggle: selection && ((index, range) => at((row) => selection.toggle(row, range))(index)),
    add: selection && at(selection.add),
    clear: selection && selection.count > 0 ? selection.clear : undefined,
  })
  return (
    <tbody ref={body} data-tour="table-rows">
      {rows.map((row, index) => {
        const group = groupAt(rows, index, groups)
        return (
          <Fragment key={rowKey(row)}>
            {group !== undefined && (
              <tr data-group>
                <th colSpan={cells} scope="rowgroup">
                  {groups?.head(group)}
                </th>
              </tr>
            )}
            <TableRow {...rest} row={row} active={index === active} />
          </Fragment>
        )
      })}
    </tbody>
  )
}
