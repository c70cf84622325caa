import { Link, useNavigate } from 'react-router'
import type { Column, RowFacts } from '#web/kit/table/column.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { openRow } from '#web/kit/table/rowClick.ts'
import css from './DataTable.module.css'

interface TableRowsProps<Row> extends RowFacts<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
}

export const TableRows = <Row,>({ rows, columns, rowKey, rowLink, deletedAt, actions }: TableRowsProps<Row>) => {
  const navigate = useNavigate()
  const titleKey = (columns.find((it) => it.card === 'title') ?? columns[0])?.key
  return (
    <tbody>
      {rows.map((row) => {
        const path = rowLink?.(row)
        const deleted = deletedAt?.(row)
        return (
          <tr
            key={rowKey(row)}
            data-deleted={deleted ? true : undefined}
            data-link={path === undefined ? undefined : true}
            onClick={path === undefined ? undefined : (event) => openRow(event, path, (to) => void navigate(to))}
            onAuxClick={path === undefined ? undefined : (event) => openRow(event, path, (to) => void navigate(to))}
          >
            {columns.map((it) => (
              <td key={it.key} data-align={it.align} data-width={it.width} className={it.align ? 'figures' : undefined}>
                {it.key === titleKey && path !== undefined ? (
                  <Link to={path} className={css['link']}>
                    {it.cell(row)}
                  </Link>
                ) : (
                  it.cell(row)
                )}
                {it.key === titleKey && deleted && <DeletedMark at={deleted} />}
              </td>
            ))}
            {actions && (
              <td data-width="narrow" className={css['actions']}>
                {actions(row)}
              </td>
            )}
          </tr>
        )
      })}
    </tbody>
  )
}
