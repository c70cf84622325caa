import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaCrud, type demandaFlow, type DemandaRow } from '#contract/demanda/demanda.ts'
import { demandaWords } from '#contract/demanda/demanda.words.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleVentures } from '#contract/particle/particle.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { StepFields } from '#web/kit/steps/stepped.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'

const edit = onDemand('DemandaEdit', async () => (await import('#web/demanda/DemandaEdit.tsx')).DemandaEdit)

const about = { noun: demandaNoun, of: demandaCrud }

/** Chooses the venture into whose backlog a demand goes. */
const toParticle: StepFields<typeof demandaFlow.calls.toParticle, DemandaRow> = (form, { cliente }) => (
  <LookupField
    of={form.of('venture_id')}
    lookup={particleVentures}
    // What a client asks for belongs to one of their ventures, as a rule.
    {...(cliente && { within: { cliente_id: cliente.id } })}
  />
)

const steps = { fields: { toParticle } }

/** Text of a demand, and its outcome. */
const Body = ({ of }: { readonly of: DemandaRow }) => {
  const t = useWords(demandaWords)
  const { show } = useNounPaths({ routes: ventureRoutes })
  const { can } = useSession()
  const to = of.venture && show(of.venture)
  return (
    <>
      {of.reason !== null && (
        <Card title={t('column_reason')}>
          <p>{of.reason}</p>
        </Card>
      )}
      {of.venture && (
        <Card title={t('became')}>
          <p>
            <VentureMark id={of.venture.id} />
            {to ? <TextLink to={to}>{of.venture.nome}</TextLink> : of.venture.nome}
          </p>
        </Card>
      )}
      {of.particle_id !== null && (
        <Card title={t('becameParticle')}>
          {can('particle.open') ? (
            <TextLink to={linkOf(particleNoun, of.particle_id)}>{t('openParticle')}</TextLink>
          ) : (
            t('inBacklog')
          )}
        </Card>
      )}
    </>
  )
}

export const DemandaShowScreen = () => (
  <RecordScreen {...about} steps={steps} main={(row) => <Body of={row} />} edit={edit} />
)
