import type { ComponentProps, ReactNode } from 'react'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateFlow } from '#contract/gate/gate.ts'
import { gateWords } from '#contract/gate/gate.words.ts'
import { type GatePage } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import type { RecordRef, Share } from '#contract/kit/list/column.ts'
import { EntregaLine } from '#web/entrega/EntregaLine.tsx'
import { GateClock } from '#web/gate/GateClock.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { StepDialog, type StepDialogProps } from '#web/kit/steps/StepDialog.tsx'
import type { StepAskProps, StepFields } from '#web/kit/steps/stepped.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** A gate as far as its steps ask about it. */
export interface AskedGate {
  readonly id: number
  readonly version: number
  readonly nome: string
  readonly may: readonly string[]
  readonly venture: RecordRef
  readonly progress: Share
  readonly due_at: string | null
  readonly left_seconds: number | null
  /** What belongs to it, where its row says so. */
  readonly entregas?: GatePage['entregas']
  readonly questions?: GatePage['questions']
}

interface Asks {
  readonly of: AskedGate
}

interface BelongingProps extends Asks {
  readonly children: (page: Pick<GatePage, 'entregas' | 'questions'>) => ReactNode
}

/** Shows what belongs to a gate: its row in a list says so; on its own page another call does. */
const Belonging = ({ of: { id, entregas, questions }, children }: BelongingProps) => {
  const answer = useCall(gateCalls.page, { id }, { enabled: entregas === undefined })
  return entregas && questions ? children({ entregas, questions }) : <Answer of={answer}>{children}</Answer>
}

/** What an approval covers: the venture, the deliverables with their reports, what is still open, and the clock. */
const Approved = ({ of }: Asks) => {
  const t = useWords(gatePageWords)
  const open = of.progress.total - of.progress.done
  return (
    <>
      <Quiet>
        <VentureName {...of.venture} />
      </Quiet>
      <Belonging of={of}>
        {({ entregas }) => (
          <>
            <p>{t(entregas.length === 0 ? 'nothing' : 'approving')}</p>
            <RuledList of={entregas}>{(entrega) => <EntregaLine of={entrega} aside />}</RuledList>
          </>
        )}
      </Belonging>
      {open > 0 && <Notice tone="warn">{t('open', { count: open })}</Notice>}
      <GateClock of={of} />
    </>
  )
}

type ForClient = StepFields<typeof gateFlow.calls.approveFor, AskedGate>

/** Who of the client agreed, when and how, and why the approval is not their own. */
const Agreement = ({ form, of }: Asks & { readonly form: Parameters<ForClient>[0] }) => {
  const t = useWords(gatePageWords)
  const { data } = useCall(gateCalls.page, { id: of.id })
  return (
    <>
      {data?.delivered_by_me && <Notice tone="warn">{t('sameAsk')}</Notice>}
      <TextField of={form.of('agreed_with')} suggestions={data?.client_people ?? []} first />
      <TextField of={form.of('agreed_how')} />
      <LongTextField of={form.of('approval_reason')} />
    </>
  )
}

interface TextProps extends Pick<ComponentProps<typeof LongTextField>, 'of'> {
  readonly what: 'question' | 'answer'
}

const Text = ({ of, what }: TextProps) => {
  const t = useWords(gatePageWords)
  return <LongTextField of={{ ...of, label: t(what) }} first />
}

const approve: StepFields<typeof gateFlow.calls.approve, AskedGate> = (_, of) => <Approved of={of} />
const approveFor: ForClient = (form, of) => (
  <>
    <Approved of={of} />
    <Agreement form={form} of={of} />
  </>
)
const clarify: StepFields<typeof gateFlow.calls.clarify, AskedGate> = (form) => (
  <Text of={form.of('text')} what="question" />
)
const answer: StepFields<typeof gateFlow.calls.answer, AskedGate> = (form, of) => (
  <>
    <Belonging of={of}>
      {({ questions }) => <strong>{questions.find((it) => it.answer === null)?.text}</strong>}
    </Belonging>
    <Text of={form.of('text')} what="answer" />
  </>
)
const fields: Readonly<Record<string, StepDialogProps['fields']>> = { approve, approveFor, clarify, answer }
const calls: Readonly<Record<string, AnyEndpoint>> = gateFlow.calls

/** Asks what a step of a gate needs to know. */
export const GateAsk = (asked: StepAskProps<AskedGate>) => (
  <StepDialog
    {...asked}
    steps={gateFlow.steps}
    call={calls[asked.name]}
    words={gateWords}
    fields={fields[asked.name]}
  />
)
