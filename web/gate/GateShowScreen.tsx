import { entregaRoutes } from '#contract/entrega/entrega.routes.ts'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud, type GateRow } from '#contract/gate/gate.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { EntregaBadge } from '#web/entrega/EntregaBadge.tsx'
import { BehalfNotice } from '#web/gate/BehalfNotice.tsx'
import { GateCells } from '#web/gate/GateCells.tsx'
import { GateClock } from '#web/gate/GateClock.tsx'
import { gateForms } from '#web/gate/gateForms.ts'
import { Questions } from '#web/gate/Questions.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const edit = onDemand('GateEdit', async () => (await import('#web/gate/GateEdit.tsx')).GateEdit)

/** Name of a deliverable, a link for people who may open it. */
const EntregaName = ({ of }: { readonly of: { readonly id: number; readonly nome: string } }) => {
  const to = useNounPaths({ routes: entregaRoutes }).show(of)
  return to === undefined ? <span>{of.nome}</span> : <TextLink to={to}>{of.nome}</TextLink>
}

/** Clock, approval, questions, cells and deliverables of a gate. */
const Main = ({ of }: { readonly of: GateRow }) => {
  const t = useWords(gatePageWords)
  const answer = useCall(gateCalls.page, { id: of.id })
  return (
    <Answer of={answer}>
      {(data) => (
        <>
          {of.status === 'delivered' && of.deleted_at === null && <GateClock of={of} />}
          {of.progress.total > 0 && (
            <Card title={t('atoms')}>
              <AtomsOrbit venture={of.venture_id} {...of.progress} late={data.late} size="large" />
            </Card>
          )}
          {data.on_behalf && <BehalfNotice of={data.on_behalf} />}
          {data.questions.length > 0 && (
            <Card title={t('questions')}>
              <Questions of={data.questions} />
            </Card>
          )}
          <GateCells of={of} cells={data.cells} />
          <Card title={t('entregas')}>
            <RuledList of={data.entregas} empty={t('entregasNone')}>
              {({ id, nome, status }) => (
                <Row at="between">
                  <EntregaName of={{ id, nome }} />
                  <EntregaBadge status={status} />
                </Row>
              )}
            </RuledList>
          </Card>
        </>
      )}
    </Answer>
  )
}

/** The three answers to a delivered gate. */
const DECISION = ['approve', 'contest', 'clarify']

/** Told by the breadcrumb, the orbit, the clock and the notice of an approval; the place among its gates is seen on the venture. */
const ELSEWHERE = [
  'venture',
  'position',
  'progress',
  'due_at',
  'agreed_with',
  'agreed_how',
  'approval_reason',
  'same_person',
]

/** The planned day, and by how many days it has passed without a delivery. */
const Planned = ({ of: { status, planned_on } }: { readonly of: GateRow }) => {
  const f = useFormat()
  const isOpen = status === 'planned' || status === 'in_progress'
  return (
    <Row gap="tight">
      <span>{f.date(planned_on)}</span>
      {isOpen && planned_on !== null && planned_on < f.today() && <LateMark since={planned_on} />}
    </Row>
  )
}

export const GateShowScreen = () => {
  const { can } = useSession()
  const { crumbs } = useVenture()
  // The team alone sees what is attached to a gate, as on the server.
  const noun = { ...gateNoun, traits: can('atom.open') ? gateNoun.traits : [] }
  const about = { noun, of: gateCrud }
  return (
    <RecordScreen
      {...about}
      venture={(row) => row.venture_id}
      crumbs={() => crumbs}
      steps={gateForms}
      together={DECISION}
      facts={{ planned_on: (row) => <Planned of={row} /> }}
      elsewhere={() => ELSEWHERE}
      main={(row) => <Main of={row} />}
      edit={edit}
    />
  )
}
