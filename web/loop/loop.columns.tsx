import { EMPTY } from '#contract/kit/dates.ts'
import { decimalHours } from '#contract/kit/hours.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import type { Format } from '#web/kit/format.ts'
import type { Column } from '#web/kit/table/column.ts'
import type { Say } from '#web/kit/words.ts'
import { BillableMark } from '#web/loop/BillableMark.tsx'
import { LoopPart } from '#web/loop/LoopPart.tsx'
import { LoopStatusBadge } from '#web/loop/LoopStatusBadge.tsx'
import { LoopTotal } from '#web/loop/LoopTotal.tsx'
import { LoopValue } from '#web/loop/LoopValue.tsx'
import { OpenPoint } from '#web/loop/OpenPoint.tsx'
import css from './LoopPart.module.css'

interface Given {
  readonly t: Say<typeof loopCenterWords>
  readonly words: Say<typeof loopWords>
  readonly f: Format
  /** Columns that the person may not see. */
  readonly hidden: readonly string[]
  /** Whether a row is one's own running loop. */
  readonly mine: (row: LoopRow) => boolean
}

/** Specification, section 4: these statuses show the description. */
const DESCRIBED = [3, 6, 7]

const Moment = ({ children }: { children: string }) => <span className={`${css['moment']} figures`}>{children}</span>

const none = <span className={css['none']}>{EMPTY}</span>

const Money = ({ valor, f }: { valor: number | null | undefined; f: Format }) =>
  valor === null || valor === undefined ? none : f.money(fromDecimal(valor))

const placeOf = ({ project, gate, cell }: LoopRow): string => [project, gate, cell].map((it) => it.nome).join(' › ')

/** The columns of Loop Center (specification, section 3, "Ponto (table)"). */
export const loopColumns = ({ t, words, f, hidden, mine }: Given): Column<LoopRow>[] => {
  const typeOf = (tipo: number | null) => {
    const key = tipo === null ? undefined : loopType.keyOf(tipo)
    return key === undefined ? none : words(`type_${key}`)
  }
  const all: Column<LoopRow>[] = [
    {
      key: 'atomo',
      title: t('column_atomo'),
      sort: true,
      card: 'title',
      // That it was deleted, or what it stands in, is said beside it by the table.
      cell: (row) => (
        <span className={css['name']} title={row.atomo.nome}>
          {row.atomo.nome}
        </span>
      ),
    },
    {
      key: 'project',
      title: t('column_project'),
      sort: true,
      exports: ['project', 'gate', 'cell'],
      cell: (row) => (
        <span className={css['place']} title={placeOf(row)}>
          <LoopPart part={row.project} />
          <span className={css['second']}>
            <LoopPart part={row.gate} /> › <LoopPart part={row.cell} />
          </span>
        </span>
      ),
    },
    {
      key: 'responsavel',
      title: t('column_responsavel'),
      sort: true,
      cell: (row) => (
        <span className={css['person']} title={row.responsavel.nome}>
          {row.responsavel.nome}
        </span>
      ),
    },
    { key: 'inicio', title: t('column_inicio'), sort: true, cell: (row) => <Moment>{f.dateTime(row.inicio)}</Moment> },
    { key: 'fim', title: t('column_fim'), sort: true, cell: (row) => <Moment>{f.dateTime(row.fim)}</Moment> },
    {
      key: 'total',
      title: t('column_total'),
      sort: true,
      align: 'right',
      card: 'aside',
      exports: ['total', 'decimal', 'valor'],
      cell: (row) => (
        <>
          <LoopTotal loop={row} />
          <LoopValue valor={row.valor} />
        </>
      ),
    },
    {
      key: 'tipo',
      title: t('column_work'),
      sort: true,
      exports: ['tipo', 'descricao'],
      cell: (row) => (
        <span className={css['work']}>
          {typeOf(row.tipo)}
          {DESCRIBED.includes(row.status) && row.descricao !== '' && (
            <span className={css['second']} title={row.descricao}>
              {row.descricao}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('column_status'),
      sort: true,
      width: 'narrow',
      cell: (row) => (
        <span className={css['status']}>
          <LoopStatusBadge status={row.status} />
          {mine(row) && <OpenPoint />}
        </span>
      ),
    },
    {
      key: 'faturavel',
      title: t('column_faturavel'),
      width: 'narrow',
      cell: (row) => <BillableMark of={row} />,
    },
    { key: 'gate', title: t('gate'), extra: true, cell: (row) => <LoopPart part={row.gate} /> },
    { key: 'cell', title: t('cell'), extra: true, cell: (row) => <LoopPart part={row.cell} /> },
    {
      key: 'decimal',
      title: t('decimal'),
      extra: true,
      align: 'right',
      cell: (row) => (row.fim === null ? none : f.decimal(decimalHours(row.segundos))),
    },
    { key: 'valor', title: t('value'), extra: true, align: 'right', cell: (row) => <Money valor={row.valor} f={f} /> },
    { key: 'descricao', title: t('column_descricao'), extra: true, cell: (row) => row.descricao || none },
    { key: 'ajustes', title: t('column_ajustes'), extra: true, cell: (row) => row.ajustes ?? none },
  ]
  return all.filter((it) => !hidden.includes(it.key))
}
