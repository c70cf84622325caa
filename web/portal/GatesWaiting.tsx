import type { ReactNode } from 'react'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateRoutes } from '#contract/gate/gate.routes.ts'
import type { WaitingGate } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { EntregaLine } from '#web/entrega/EntregaLine.tsx'
import { GateClock } from '#web/gate/GateClock.tsx'
import { GateSteps } from '#web/gate/GateSteps.tsx'
import { Questions } from '#web/gate/Questions.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { LongText } from '#web/kit/rich/LongText.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** One delivered gate: its deliverables, the deadline, the questions, and the actions. */
const Gate = ({ of, linked }: { readonly of: WaitingGate; readonly linked: boolean }) => {
  const t = useWords(gatePageWords)
  const { can } = useSession()
  const path = useNounPaths({ routes: gateRoutes }).show(of)
  const to = linked ? path : undefined
  // The delivering side decides on the gate's own page.
  const may = can('gate.deliver') ? of.may.filter((it) => it === 'answer') : of.may
  return (
    <Stack gap="small">
      <div>
        <strong>{to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}</strong>
        <Quiet figures>
          <VentureName id={of.venture_id} nome={of.venture} /> · {t('done', { ...of.progress })}
        </Quiet>
      </div>
      {of.descricao && <LongText of={of.descricao} />}
      <GateClock of={of} />
      {of.entregas.length > 0 && <RuledList of={of.entregas}>{(entrega) => <EntregaLine of={entrega} />}</RuledList>}
      {may.length > 0 && <GateSteps of={{ ...of, may, venture: { id: of.venture_id, nome: of.venture } }} />}
      {of.questions.length > 0 && <Questions of={of.questions} />}
    </Stack>
  )
}

const leadOf = (gates: readonly WaitingGate[], decides: boolean) => {
  if (!decides) return 'waitingTheirs'
  return gates.every((it) => it.may.includes('approve')) ? 'waitingYours' : 'waitingAsk'
}

interface GatesWaitingProps {
  /** Id of the only venture; all when left out. */
  readonly venture?: number
  /** Id of the gate that the reader came for, shown first. */
  readonly first?: number
  /** Names the deciding people, where the reader is not one of them. */
  readonly lead?: ReactNode
}

/** Delivered gates, the most urgent first; for the deciding side the card shows even when there are none. */
export const GatesWaiting = ({ venture, first, lead }: GatesWaitingProps) => {
  const t = useWords(portalWords)
  const { can } = useSession()
  const sees = can('gate.open')
  const decides = can('gate.approve') && !can('gate.deliver')
  const answer = useCall(gateCalls.waiting, {}, { enabled: sees })
  if (!sees) return null
  return (
    <Answer of={answer}>
      {({ data }) => {
        const gates = data
          .filter((it) => venture === undefined || it.venture_id === venture)
          .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
        if (gates.length === 0 && (!decides || venture !== undefined)) return null
        return (
          <div data-tour="company-waiting">
            <Card title={t('waiting')} lead={lead ?? t(leadOf(gates, decides))}>
              <RuledList of={gates} empty={t('waitingNone')}>
                {(gate) => <Gate of={gate} linked={venture === undefined} />}
              </RuledList>
            </Card>
          </div>
        )
      }}
    </Answer>
  )
}
