import { clientAccessRole } from '#contract/client/access.ts'
import type { MyClient as Mine } from '#contract/client/mine.ts'
import { myClientWords } from '#contract/client/myClient.words.ts'
import { gateCalls, type WaitingGate } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { GateClock } from '#web/gate/GateClock.tsx'
import { GateDecide } from '#web/gate/GateDecide.tsx'
import { Questions } from '#web/gate/Questions.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { Card, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

/** One delivered gate: what is being approved, until when, and what one may do. */
const Gate = ({ of, mayDecide }: { readonly of: WaitingGate; readonly mayDecide: boolean }) => {
  const t = useWords(gatePageWords)
  return (
    <Stack gap="small">
      <Row at="between">
        <strong>{of.nome}</strong>
        <span>{of.venture}</span>
      </Row>
      {of.descricao && <p>{of.descricao}</p>}
      {of.entregas.length > 0 && <span>{of.entregas.join(', ')}</span>}
      <span className="figures">{t('done', { ...of.progress })}</span>
      <GateClock of={of} />
      <Row>
        <GateDecide of={of} venture={of.venture} mayDecide={mayDecide} />
      </Row>
      {of.questions.length > 0 && <Questions of={of} questions={of.questions} />}
    </Stack>
  )
}

/** Gates that were delivered, with their clock, and who of the company says whether they are good. */
export const Waiting = ({ of }: { readonly of: Mine }) => {
  const t = useWords(myClientWords)
  const answer = useCall(gateCalls.waiting, {})
  const names = of.people
    .filter(({ role, state }) => role === clientAccessRole.of.admin && state === 'on')
    .map(({ nome, email }) => nome || email)
    .join(', ')
  const others = names === '' ? t('waitingNobody') : t('waitingOthers', { names })
  return (
    <Answer of={answer}>
      {({ data }) =>
        data.length === 0 && !of.may_approve ? null : (
          <div data-tour="company-waiting">
            <Card title={t('waiting')} lead={of.may_approve ? t('waitingMine') : others}>
              <RuledList of={data} empty={t('waitingNone')}>
                {(gate) => <Gate of={gate} mayDecide={of.may_approve} />}
              </RuledList>
            </Card>
          </div>
        )
      }
    </Answer>
  )
}
