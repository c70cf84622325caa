import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateRoutes } from '#contract/gate/gate.routes.ts'
import { gateWords } from '#contract/gate/gate.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import type { GateLine } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { MoveButtons } from '#web/gate/MoveButtons.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import { axisOf, type Axis, type Dated } from '#web/venture/axis/axis.ts'
import { AxisMonths } from '#web/venture/axis/AxisMonths.tsx'
import { Track } from '#web/venture/axis/Track.tsx'
import css from './overview.module.css'

const tones = {
  planned: 'quiet',
  in_progress: 'brand',
  delivered: 'info',
  approved: 'ok',
  contested: 'danger',
} as const satisfies Record<string, Tone>

const datesOf = ({ starts_on, planned_on }: GateLine): Dated => ({ starts_on, ends_on: planned_on })
const isDated = (gate: GateLine): boolean => gate.starts_on !== null || gate.planned_on !== null

interface GateProps {
  readonly of: GateLine
  readonly row: VentureRow
}

/** Day of a gate in words: of its decision, of its approval by silence, or the planned one. */
const useDays = () => {
  const t = useWords(venturePageWords)
  const f = useFormat()
  return ({ status, starts_on, planned_on, due_at, decided_at }: GateLine): string | undefined => {
    if (due_at !== null) return t('gateDue', { when: f.dateTime(due_at) })
    if (status === 'approved' && decided_at !== null) return t('gateDecided', { day: f.date(decided_at) })
    if (starts_on !== null && planned_on !== null)
      return t('gateDays', { from: f.date(starts_on), to: f.date(planned_on) })
    if (planned_on !== null) return t('due', { day: f.date(planned_on) })
    return starts_on === null ? undefined : t('gateFrom', { day: f.date(starts_on) })
  }
}

const Gate = ({ of, row }: GateProps) => {
  const t = useWords(venturePageWords)
  const today = useFormat().today()
  const daysOf = useDays()
  const located = { id: of.id, venture_id: row.id }
  const to = useNounPaths({ routes: gateRoutes }).show(located)
  const isOpen = of.status === 'planned' || of.status === 'in_progress'
  const about = [daysOf(of), t('atomsDone', { done: of.done, total: of.total })].filter(Boolean)
  return (
    <div className={css['about']}>
      <AtomsOrbit venture={row.id} done={of.done} total={of.total} late={of.late} />
      <Stack gap="tight">
        <Row gap="small">
          {to === undefined ? <span>{of.nome}</span> : <TextLink to={to}>{of.nome}</TextLink>}
          <StatusBadge tone={tones[of.status]}>{t(`gate_${of.status}`)}</StatusBadge>
          {isOpen && of.planned_on !== null && of.planned_on < today && <LateMark since={of.planned_on} />}
        </Row>
        <Quiet figures>{about.join(' · ')}</Quiet>
      </Stack>
    </div>
  )
}

interface TimeProps extends GateProps {
  readonly axis: Axis | undefined
  readonly last: boolean
  readonly first: boolean
}

/** Days of a gate on the axis, and its buttons to move it. */
const Time = ({ of, row, axis, first, last }: TimeProps) => {
  const { can } = useSession()
  return (
    <div className={css['time']}>
      {axis && <Track axis={axis} of={datesOf(of)} share={of.total === 0 ? 0 : of.done / of.total} venture={row.id} />}
      {can('gate.edit') && <MoveButtons of={of} by={gateCalls.move} first={first} last={last} />}
    </div>
  )
}

/** Gates of a venture in their order, each with its status, its days and its place on the axis. */
export const GatesCard = ({ of, row }: { readonly of: readonly GateLine[]; readonly row: VentureRow }) => {
  const t = useWords(venturePageWords)
  const g = useWords(gateWords)
  const { can } = useSession()
  const today = useFormat().today()
  const axis = of.some(isDated) ? axisOf([row, ...of.map(datesOf)], today) : undefined
  return (
    <div data-tour="venture-gates">
      <Card title={t('gates')}>
        <div className={css['gates']}>
          {axis && (
            <div className={css['months']} data-moves={can('gate.edit') || undefined}>
              <AxisMonths axis={axis} room={4} />
            </div>
          )}
          <RuledList of={of} empty={t('gatesNone')}>
            {(gate) => (
              <div className={css['gate']}>
                <Gate of={gate} row={row} />
                <Time of={gate} row={row} axis={axis} first={gate === of[0]} last={gate === of.at(-1)} />
              </div>
            )}
          </RuledList>
        </div>
        {can('gate.create') && row.deleted_at === null && (
          <Row>
            <Button
              component={Link}
              to={pathTo('gateNew', { district_name: DISTRICT, project_id: row.id })}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            >
              {g('create')}
            </Button>
          </Row>
        )}
      </Card>
    </div>
  )
}
