import { Link } from 'react-router'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { titleOf, type Column, type RowFacts } from '#web/kit/table/column.ts'
import { DeletedMark } from '#web/kit/table/DeletedMark.tsx'
import { RowCheck } from '#web/kit/table/rows/RowCheck.tsx'
import { RowEnd } from '#web/kit/table/rows/RowEnd.tsx'
import type { Removing } from '#web/kit/table/select/useRemove.ts'
import type { Selection } from '#web/kit/table/select/useSelection.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TableCards.module.css'

interface TableCardProps<Row> extends RowFacts<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly withActions: boolean
}

interface HeadProps<Row> extends Pick<TableCardProps<Row>, 'row' | 'columns' | 'selection' | 'rowLink' | 'deletedAt'> {
  readonly name: string
}

const Head = <Row,>({ row, columns, selection, rowLink, deletedAt, name }: HeadProps<Row>) => {
  const t = useWords(tableWords)
  const path = rowLink?.(row)
  const deleted = deletedAt?.(row)
  const headline = titleOf(columns)?.cell(row)
  const aside = columns.find((it) => it.card === 'aside')
  return (
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
        {path === undefined ? headline : <Link to={path}>{headline}</Link>}
        {deleted && <DeletedMark at={deleted} />}
      </div>
      {aside && <div className="figures">{aside.cell(row)}</div>}
    </div>
  )
}

/** One row on a phone: its headline a link, the other columns facts in a run of lines, the same actions. */
export const TableCard = <Row,>(props: TableCardProps<Row>) => {
  const { row, columns, selection, removing, withActions, rowKey, rowName, deletedAt, actions } = props
  const lines = columns.filter((it) => it !== titleOf(columns) && it.card !== 'aside' && it.card !== 'hidden')
  const name = rowName?.(row) ?? String(rowKey(row))
  return (
    <li
      className={css['card']}
      data-deleted={deletedAt?.(row) ? true : undefined}
      data-selected={selection?.has(row) ? true : undefined}
    >
      <Head {...props} name={name} />
      <dl className={css['lines']}>
        {lines.map((line) => (
          <div key={line.key}>
            <dt className={line.card === 'named' ? undefined : 'visually-hidden'}>{line.title}</dt>
            <dd className="figures">{(line.cardCell ?? line.cell)(row)}</dd>
          </div>
        ))}
      </dl>
      {withActions && (
        <div className={css['actions']}>
          <RowEnd row={row} name={name} actions={actions} removing={removing} />
        </div>
      )}
    </li>
  )
}
