import { Link } from 'react-router'
import { tableWords } from '#contract/kit/table.words.ts'
import { titleOf, type Column, type RowFacts } from '#web/kit/table/column.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { RowCheck } from '#web/kit/table/RowCheck.tsx'
import { RowEnd } from '#web/kit/table/RowEnd.tsx'
import type { Removing } from '#web/kit/table/useRemove.ts'
import type { Selection } from '#web/kit/table/useSelection.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TableCards.module.css'

interface TableCardsProps<Row> extends RowFacts<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly withActions: boolean
}

/** The rows on a phone: one card each, its headline a link, every other column a labelled line, the same actions. */
export const TableCards = <Row,>({ rows, columns, selection, removing, withActions, ...facts }: TableCardsProps<Row>) => {
  const t = useWords(tableWords)
  const { rowKey, rowName, rowLink, deletedAt, actions } = facts
  const title = titleOf(columns)
  const aside = columns.find((it) => it.card === 'aside')
  const lines = columns.filter((it) => it !== title && it !== aside && it.card !== 'hidden')
  const remove = removing.one
  return (
    <ul className={css['cards']} data-tour="table-rows">
      {rows.map((row) => {
        const path = rowLink?.(row)
        const deleted = deletedAt?.(row)
        const name = rowName?.(row) ?? String(rowKey(row))
        return (
          <li
            key={rowKey(row)}
            className={css['card']}
            data-deleted={deleted ? true : undefined}
            data-selected={selection?.has(row) ? true : undefined}
          >
            <div className={css['head']}>
              {selection && (
                <RowCheck
                  label={t('selectThis', { row: name })}
                  checked={selection.has(row)}
                  reason={selection.reasonAgainst(row)}
                  onToggle={(range) => selection.toggle(row, range)}
                />
              )}
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
            {withActions && (
              <div className={css['actions']}>
                <RowEnd name={name} actions={actions?.(row)} remove={remove && (() => void remove(row))} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
