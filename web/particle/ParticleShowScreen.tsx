import { atomNoun } from '#contract/atom/atom.noun.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleCrud, type ParticleRow } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { useWay } from '#web/page/venture/useWay.ts'
import { promoteForms } from '#web/particle/promote.tsx'
import { VoteButton } from '#web/particle/VoteButton.tsx'

const edit = onDemand('ParticleEdit', async () => (await import('#web/particle/ParticleEdit.tsx')).ParticleEdit)

const about = { noun: particleNoun, of: particleCrud }

/** Votes for a particle, and the atom that it was promoted to. */
const Body = ({ of }: { readonly of: ParticleRow }) => {
  const t = useWords(particleWords)
  const { can } = useSession()
  return (
    <>
      {of.atom && (
        <Card title={t('promotedTo')}>
          {can('atom.read') ? <TextLink to={linkOf(atomNoun, of.atom.id)}>{of.atom.nome}</TextLink> : of.atom.nome}
        </Card>
      )}
      <Card title={t('votesTitle')}>
        <Row>
          <VoteButton of={of} />
          <Quiet>{of.voters.length === 0 ? t('votesNone') : of.voters.map((it) => it.nome).join(', ')}</Quiet>
        </Row>
      </Card>
    </>
  )
}

/** Each has a card; the way stands above. */
const elsewhere = () => ['votes', 'atom', 'venture']

export const ParticleShowScreen = () => {
  const wayTo = useWay()
  return (
    <RecordScreen
      {...about}
      crumbs={({ venture, venture_id }) => wayTo({ venture, venture_id })}
      elsewhere={elsewhere}
      steps={promoteForms}
      main={(row) => <Body of={row} />}
      edit={edit}
    />
  )
}
