import { Link } from 'react-router'
import type { Column, RowFacts } from '#web/kit/table/column.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import css from './TableCards.module.css'

interface TableCardsProps<Row> extends RowFacts<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
}

/** The rows on a phone: one card each, its headline a link, every other column a labelled line. */
export const TableCards = <Row,>({ rows, columns, rowKey, rowLink, deletedAt, actions }: TableCardsProps<Row>) => {
  const title = columns.find((it) => it.card === 'title') ?? columns[0]
  const aside = columns.find((it) => it.card === 'aside')
  const lines = columns.filter((it) => it !== title && it !== aside && it.card !== 'hidden')
  return (
    <ul className={css['cards']}>
      {rows.map((row) => {
        const path = rowLink?.(row)
        const deleted = deletedAt?.(row)
        return (
          <li key={rowKey(row)} className={css['card']} data-deleted={deleted ? true : undefined}>
            <div className={css['head']}>
              <div className={css['title']}>
                {path === undefined ? title?.cell(row) : <Link to={path}>{title?.cell(row)}</Link>}
                {deleted && <DeletedMark at={deleted} />}
              </div>
              {aside && <div className="figures">{aside.cell(row)}</div>}
            </div>
            <dl className={css['lines']}>
              {lines.map((it) => (
                <div key={it.key}>
                  <dt>{it.title}</dt>
                  <dd className="figures">{it.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions && <div className={css['actions']}>{actions(row)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
