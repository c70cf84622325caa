import { EMPTY } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import type { Format } from '#web/kit/format.ts'
import type { Column } from '#web/kit/table/column.ts'
import type { Say } from '#web/kit/words.ts'
import { BillableMark } from '#web/loop/BillableMark.tsx'
import { LoopPartName } from '#web/loop/LoopPartName.tsx'
import { LoopPlace } from '#web/loop/LoopPlace.tsx'
import { LoopStatusBadge } from '#web/loop/LoopStatusBadge.tsx'
import { LoopTotal } from '#web/loop/LoopTotal.tsx'
import { Moment } from '#web/loop/Moment.tsx'
import { OfflineMark } from '#web/loop/OfflineMark.tsx'
import { OpenPoint } from '#web/loop/OpenPoint.tsx'
import { tenths } from '#web/loop/tenths.ts'
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

const none = <span className={css['none']}>{EMPTY}</span>

const Text = ({ it }: { it: string | null }) => (it ? <span title={it}>{it}</span> : none)

const Money = ({ valor, f }: { valor: number | null | undefined; f: Format }) =>
  valor === null || valor === undefined ? none : f.money(fromDecimal(valor))

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
      sort: 'up',
      card: 'title',
      grow: 3,
      // That it was deleted, or what it stands in, is said beside it by the table.
      cell: (row) => <span title={row.atomo.nome}>{row.atomo.nome}</span>,
    },
    {
      key: 'project',
      title: t('column_project'),
      sort: 'up',
      grow: 2,
      exports: ['project', 'gate', 'cell'],
      cell: (row) => <LoopPlace of={row} />,
      cardCell: (row) => <LoopPartName part={row.project} />,
    },
    {
      key: 'responsavel',
      title: t('column_responsavel'),
      sort: 'up',
      grow: 1,
      cell: (row) => <span title={row.responsavel?.nome}>{row.responsavel?.nome}</span>,
    },
    {
      key: 'inicio',
      title: t('column_inicio'),
      sort: true,
      width: 'narrow',
      cell: (row) => <Moment when={row.inicio} />,
      cardCell: (row) => (
        <>
          <Moment when={row.inicio} />
          {row.fim && (
            <>
              {' '}
              – <Moment when={row.fim} since={row.inicio} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'fim',
      title: t('column_fim'),
      sort: true,
      align: 'right',
      width: 'narrow',
      card: 'hidden',
      cell: (row) => <Moment when={row.fim} since={row.inicio} />,
    },
    {
      key: 'total',
      title: t('column_total'),
      sort: true,
      align: 'right',
      width: 'narrow',
      card: 'aside',
      exports: ['total', 'decimal', 'valor'],
      cell: (row) => <LoopTotal loop={row} />,
    },
    {
      key: 'tipo',
      title: t('column_work'),
      sort: true,
      grow: 2,
      exports: ['tipo', 'descricao'],
      cell: (row) => {
        const told = DESCRIBED.includes(row.status) ? row.descricao : ''
        return (
          <span title={told || undefined}>
            {typeOf(row.tipo)}
            {told !== '' && <span className={css['second']}> {told}</span>}
          </span>
        )
      },
      cardCell: (row) => row.tipo !== null && typeOf(row.tipo),
    },
    {
      key: 'status',
      title: t('column_status'),
      sort: true,
      width: 'narrow',
      cell: (row) => (
        <span className={css['status']}>
          <LoopStatusBadge status={row.status} />
          {row.offline && <OfflineMark />}
          {mine(row) && <OpenPoint />}
        </span>
      ),
    },
    {
      key: 'faturavel',
      title: t('column_faturavel'),
      width: 'narrow',
      card: 'named',
      cell: (row) => <BillableMark of={row} />,
    },
    { key: 'gate', title: t('gate'), extra: true, grow: 2, cell: (row) => <LoopPartName part={row.gate} /> },
    { key: 'cell', title: t('cell'), extra: true, grow: 2, cell: (row) => <LoopPartName part={row.cell} /> },
    {
      key: 'decimal',
      title: t('decimal'),
      extra: true,
      align: 'right',
      width: 'narrow',
      card: 'named',
      cell: (row) => {
        if (row.fim === null) return none
        const as = tenths(decimalTenths(row.segundos), f)
        return <span title={t('decimalHint', as)}>{as.decimal}</span>
      },
    },
    {
      key: 'valor',
      title: t('value'),
      extra: true,
      align: 'right',
      width: 'narrow',
      card: 'named',
      cell: (row) => <Money valor={row.valor} f={f} />,
    },
    {
      key: 'descricao',
      title: t('column_descricao'),
      extra: true,
      grow: 3,
      cell: (row) => <Text it={row.descricao} />,
    },
    { key: 'ajustes', title: t('column_ajustes'), extra: true, grow: 3, cell: (row) => <Text it={row.ajustes} /> },
  ]
  return all.filter((it) => !hidden.includes(it.key))
}
