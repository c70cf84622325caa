import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateWords } from '#contract/gate/gate.words.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import type { GateLine, VentureOverview } from '#contract/venture/page.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { MoveButtons } from '#web/gate/MoveButtons.tsx'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Bars } from '#web/kit/ui/plot/Bars.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const tones = {
  planned: 'quiet',
  in_progress: 'brand',
  delivered: 'info',
  approved: 'ok',
  contested: 'danger',
} as const satisfies Record<string, Tone>

interface PartProps {
  readonly of: VentureOverview
  readonly row: VentureRow
}

const GateName = ({ of, venture }: { readonly of: GateLine; readonly venture: number }) => {
  const located = { id: of.id, venture_id: venture }
  const to = useNounPaths(gateNoun).show(located)
  return to === undefined ? <span>{of.nome}</span> : <TextLink to={to}>{of.nome}</TextLink>
}

const Gates = ({ of, row }: PartProps) => {
  const t = useWords(venturePageWords)
  const g = useWords(gateWords)
  const { can } = useSession()
  const move = async (id: number, way: 'up' | 'down') => {
    try {
      await call(gateCalls.move, { id, way })
    } catch (error) {
      toast.error(isCallError(error) ? error.message : String(error))
    } finally {
      void invalidate(ventureCalls.overview)
    }
  }
  return (
    <div data-tour="venture-gates">
      <Card title={t('gates')}>
        <RuledList of={of.gates} empty={t('gatesNone')}>
          {(gate) => (
            <Row at="between">
              <GateName of={gate} venture={row.id} />
              <Row gap="tight">
                <span className="figures">{t('atomsDone', { done: gate.done, total: gate.total })}</span>
                <StatusBadge tone={tones[gate.status]}>{t(`gate_${gate.status}`)}</StatusBadge>
                {can('gate.edit') && (
                  <MoveButtons
                    name={gate.nome}
                    first={gate === of.gates[0]}
                    last={gate === of.gates.at(-1)}
                    onMove={(way) => void move(gate.id, way)}
                  />
                )}
              </Row>
            </Row>
          )}
        </RuledList>
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

const Late = ({ of }: PartProps) => {
  const t = useWords(venturePageWords)
  const f = useFormat()
  return (
    <Card title={t('late')}>
      <RuledList of={of.late} empty={t('lateNone')}>
        {(atom) => (
          <Row at="between">
            <TextLink to={pathTo('recordOpen', { thing: 'atom', id: atom.id })}>{atom.nome}</TextLink>
            <span>
              {atom.responsavel && `${atom.responsavel} · `}
              {t('due', { day: f.date(`${atom.data}T12:00:00Z`) })}
            </span>
          </Row>
        )}
      </RuledList>
    </Card>
  )
}

/** Hours and money against what was planned, as far as the person sees each; nothing for who sees neither. */
const Plan = ({ of, row }: PartProps) => {
  const t = useWords(venturePageWords)
  const f = useFormat()
  const against = (part: number, whole: number | null | undefined, show: (it: number) => string): string => {
    if (whole === null || whole === undefined || whole === 0) return t('noPlan', { part: show(part) })
    const percent = Math.round((100 * part) / whole)
    return `${t('of', { part: show(part), whole: show(whole) })} (${t('over', { percent })})`
  }
  const { tracked, hours_planned: hours = null } = row
  const facts = [
    ...(tracked === undefined
      ? []
      : [{ label: t('hours'), value: against(tracked, hours === null ? null : hours * 3600, f.hours) }]),
    ...(of.spent_centavos === undefined
      ? []
      : [{ label: t('money'), value: against(of.spent_centavos, row.price_centavos, f.money) }]),
  ]
  if (facts.length === 0) return null
  return (
    <Card title={t('plan')}>
      <FactList facts={facts} />
      {of.weeks && (
        <Bars
          label={t('weeks')}
          of={of.weeks.map(({ week, seconds }) => {
            const day = f.date(`${week}T12:00:00Z`)
            const short = day.slice(0, 5)
            return { key: week, short, value: seconds, text: t('week', { day, hours: f.hours(seconds) }) }
          })}
        />
      )}
    </Card>
  )
}

/** How a venture goes: its gates, what is late, hours and money against the plan. */
export const Overview = ({ of }: { readonly of: VentureRow }) => {
  const answer = useCall(ventureCalls.overview, { id: of.id })
  return (
    <Answer of={answer}>
      {(data) => (
        <>
          <Gates of={data} row={of} />
          <Late of={data} row={of} />
          <Plan of={data} row={of} />
        </>
      )}
    </Answer>
  )
}
