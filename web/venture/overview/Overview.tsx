import { IconAlertTriangle } from '@tabler/icons-react'
import { aheadStages } from '#contract/loop/control/control.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import { ventureCalls, type LateAtom } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { EarningsCard } from '#web/earnings/EarningsCard.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card, Notice, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { GatesCard } from '#web/venture/overview/GatesCard.tsx'
import { PlanCard } from '#web/venture/overview/PlanCard.tsx'

const Late = ({ of }: { readonly of: readonly LateAtom[] }) => {
  const t = useWords(venturePageWords)
  const f = useFormat()
  return (
    <Card title={t('late')}>
      <RuledList of={of} empty={t('lateNone')}>
        {(atom) => (
          <Row at="between">
            <TextLink to={pathTo('recordOpen', { thing: 'atom', id: atom.id })}>{atom.nome}</TextLink>
            <Row gap="tight">
              {atom.responsavel && <span>{atom.responsavel}</span>}
              <span className="figures">{t('due', { day: f.date(atom.data) })}</span>
              <LateMark since={atom.data} />
            </Row>
          </Row>
        )}
      </RuledList>
    </Card>
  )
}

/** True where loops ran before the execution; only for people who see time. */
const isAhead = ({ stage, tracked }: VentureRow): boolean =>
  (tracked ?? 0) > 0 && aheadStages.some((ahead) => ahead === stage)

/** State of a venture: gates, late work, hours and money against the plan. */
export const Overview = ({ of }: { readonly of: VentureRow }) => {
  const t = useWords(venturePageWords)
  const { can } = useSession()
  const answer = useCall(ventureCalls.overview, { id: of.id })
  return (
    <Answer of={answer}>
      {(data) => (
        <>
          {isAhead(of) && (
            <Notice icon={IconAlertTriangle} tone="warn">
              {t('ahead')}
            </Notice>
          )}
          <GatesCard of={data.gates} row={of} />
          <Late of={data.late} />
          {can('earnings.open') && !of.template && <EarningsCard id={of.id} />}
          <PlanCard of={data} row={of} />
        </>
      )}
    </Answer>
  )
}
