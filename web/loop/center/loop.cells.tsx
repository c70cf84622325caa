import { IconStopwatch, IconCloudOff } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { EMPTY, type When } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useFormat, type Format } from '#web/kit/format.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { useWords, type Say } from '#web/kit/words.ts'
import { CorrectRow } from '#web/loop/correct/CorrectRow.tsx'
import { openLoop } from '#web/loop/dialog/modal.ts'
import { BillableMark } from '#web/loop/facts/BillableMark.tsx'
import { LoopPartName } from '#web/loop/facts/LoopPartName.tsx'
import { LoopStatusBadge } from '#web/loop/facts/LoopStatusBadge.tsx'
import { LoopTotal } from '#web/loop/facts/LoopTotal.tsx'
import { tenths } from '#web/loop/facts/tenths.ts'
import { ContinueLoop } from '#web/loop/start/ContinueLoop.tsx'
import { PersonName } from '#web/page/PersonName.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import css from '#web/loop/facts/LoopRow.module.css'

interface MomentProps {
  readonly when: When
  /** Start of the same loop: on its day the date is left out. */
  readonly since?: When
}

/** Date and time on one line; hours align whether they have one digit or two. */
const Moment = ({ when, since }: MomentProps) => {
  const f = useFormat()
  const whole = f.dateTime(when)
  if (!when) return <span className={css['none']}>{whole}</span>
  const [date, hour] = whole.split(' ')
  const sameDay = since !== undefined && f.date(since) === date
  return (
    <span className={`${css['moment']} figures`} title={sameDay ? whole : undefined}>
      {!sameDay && `${date} `}
      <span className={css['hour']}>{hour}</span>
    </span>
  )
}

/** Start and end, below the day where no heading shows it. */
const Times = ({ of: { inicio, fim }, grouped }: { of: LoopRow; grouped: boolean }) => {
  const f = useFormat()
  return (
    <span className={`${css['times']} figures`}>
      <TwoLines
        short
        first={
          <>
            {f.time(inicio)}
            {fim && (
              <>
                {' '}
                – <Moment when={fim} since={inicio} />
              </>
            )}
          </>
        }
        under={!grouped && f.date(inicio)}
      />
    </span>
  )
}

/** Mark of times that a device recorded offline (decision 008). */
const OfflineMark = () => {
  const t = useWords(loopCenterWords)
  return (
    <span className={css['offline']} title={t('offlineHint')}>
      <IconCloudOff size={14} stroke={1.75} aria-hidden />
      <span className={css['offlineWord']}>{t('offlineMark')}</span>
    </span>
  )
}

/** Venture of a loop's atom, and more quietly its gate and cell. */
const LoopPlace = ({ of: { project, gate, cell } }: { of: LoopRow }) => (
  <span title={[project, gate, cell].map((it) => it.nome).join(' › ')}>
    <VentureMark id={project.id} />
    <LoopPartName part={project} />
    <span className={css['second']}>
      {' '}
      <LoopPartName part={gate} /> › <LoopPartName part={cell} />
    </span>
  </span>
)

/** Name of a loop's atom above that of its venture, both in full. */
const AtomAndVenture = ({ of: { atomo, project, gate, cell } }: { of: LoopRow }) => (
  <TwoLines
    first={atomo.nome}
    under={
      <>
        <VentureMark id={project.id} />
        <LoopPartName part={project} />
      </>
    }
    title={[project, gate, cell].map((it) => it.nome).join(' › ')}
  />
)

/** "Ponto aberto": opens the timer of one's own running loop. */
const OpenPoint = () => {
  const t = useWords(loopCenterWords)
  return <IconAction label={t('openPoint')} icon={IconStopwatch} onClick={openLoop} />
}

/** Shows only a "no" or an error: nearly every loop is billable. */
const NotBillable = ({ of }: { of: LoopRow }) => {
  const t = useWords(loopCenterWords)
  return (
    <span className={css['billing']}>
      {t('column_faturavel')}: <BillableMark of={of} />
    </span>
  )
}

/** ▶: continues one's own earlier loop. */
const ContinueRow = ({ of: { atomo, project, descricao, tipo } }: { of: LoopRow }) => (
  <ContinueLoop
    small
    of={{ atomo_id: atomo.id, atomo: atomo.nome, projeto: project.nome, venture_id: project.id, descricao, tipo }}
  />
)

/** Specification, section 4: these statuses show the description. */
const DESCRIBED = [3, 6, 7]

/** Actions on one's own loop in its row. Where an invoice or a payment holds it, the correction says so and offers to ask. */
const OwnActions = ({ of }: { of: LoopRow }) => (
  <span className={css['own']}>
    {of.status === 1 ? <OpenPoint /> : <ContinueRow of={of} />}
    {of.status !== 1 && <CorrectRow of={of} />}
  </span>
)

/** Type of work above the person's own description; on a phone too. */
const TypeAndWords = ({ of: { status, descricao }, type }: { of: LoopRow; type: ReactNode }) => (
  <TwoLines
    first={type}
    under={DESCRIBED.includes(status) && descricao !== '' ? descricao : undefined}
    title={descricao}
  />
)

interface Given {
  readonly say: SayKey
  readonly t: Say<typeof loopCenterWords>
  readonly f: Format
  /** True for one's own loop, which can be opened or continued. */
  readonly own: (row: LoopRow) => boolean
  /** True when rows are grouped by day. */
  readonly grouped: boolean
}

const none = <span className={css['none']}>{EMPTY}</span>

const loopCells = ({ say, t, f, own, grouped }: Given): Cells<LoopRow> => {
  const typeOf = ({ tipo }: LoopRow) => (tipo === null ? none : say(`tipo_${loopType.keyOf(tipo)}`))
  return {
    // The table shows beside the name that the atom was deleted, or its parents.
    atomo: {
      grow: 3,
      exports: ['atomo', 'project'],
      cell: (row) => <AtomAndVenture of={row} />,
    },
    project: {
      grow: 2,
      exports: ['project', 'gate', 'cell'],
      cell: (row) => <LoopPlace of={row} />,
      cardCell: ({ project }) => (
        <>
          <VentureMark id={project.id} />
          <LoopPartName part={project} />
        </>
      ),
    },
    responsavel: {
      cell: ({ responsavel }) => (responsavel ? <PersonName of={responsavel} /> : none),
      cardCell: ({ responsavel }) => responsavel?.nome,
    },
    inicio: {
      title: t('column_when'),
      width: 'narrow',
      exports: ['inicio', 'fim'],
      cell: (row) => <Times of={row} grouped={grouped} />,
      cardCell: (row) => <Times of={row} grouped={grouped} />,
    },
    fim: { align: 'right', cell: ({ inicio, fim }) => <Moment when={fim} since={inicio} /> },
    total: {
      align: 'right',
      width: 'narrow',
      card: 'aside',
      exports: ['total', 'decimal', 'valor'],
      cell: (row) => <LoopTotal loop={row} />,
    },
    tipo: {
      title: t('column_work'),
      grow: 3,
      exports: ['tipo', 'descricao'],
      cell: (row) => <TypeAndWords of={row} type={typeOf(row)} />,
      cardCell: (row) => row.tipo !== null && <TypeAndWords of={row} type={typeOf(row)} />,
    },
    status: {
      width: 'narrow',
      exports: ['status', 'faturavel'],
      cell: (row) => (
        <span className={css['status']}>
          <span className={css['standing']}>
            <LoopStatusBadge status={row.status} />
            {row.fim !== null && row.faturavel !== 'Sim' && <NotBillable of={row} />}
            {row.offline && <OfflineMark />}
          </span>
          {own(row) && <OwnActions of={row} />}
        </span>
      ),
    },
    faturavel: { width: 'narrow', card: 'named', cell: (row) => <BillableMark of={row} /> },
    gate: { grow: 2, cell: ({ gate }) => <LoopPartName part={gate} /> },
    cell: { grow: 2, cell: ({ cell }) => <LoopPartName part={cell} /> },
    decimal: ({ decimal, segundos }) => {
      if (decimal === null) return none
      const as = tenths(decimalTenths(segundos), f)
      return <span title={t('decimalHint', as)}>{as.decimal}</span>
    },
    descricao: { grow: 3 },
    ajustes: { grow: 3 },
  }
}

/** Cells of Loop Center that differ from those of their columns' kinds. */
export const useLoopCells = (say: SayKey, grouped: boolean): Cells<LoopRow> => {
  const t = useWords(loopCenterWords)
  const f = useFormat()
  const { id: me } = useMe()
  const runs = useSession().can('loop.run')
  return useMemo(() => {
    // Readers without the column see only their own loops.
    const own = ({ responsavel, deleted_at }: LoopRow) => runs && deleted_at === null && (responsavel?.id ?? me) === me
    return loopCells({ say, t, f, own, grouped })
  }, [say, t, f, me, runs, grouped])
}
