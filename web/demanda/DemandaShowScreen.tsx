import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaCrud, type DemandaRow } from '#contract/demanda/demanda.ts'
import { demandaWords } from '#contract/demanda/demanda.words.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { DecideAction } from '#web/demanda/DecideAction.tsx'
import { demandaFields } from '#web/demanda/demandaFields.tsx'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'

const about = { noun: demandaNoun, of: demandaCrud }

/** Text of a demand, and its outcome. */
const Body = ({ of }: { readonly of: DemandaRow }) => {
  const t = useWords(demandaWords)
  const { show } = useNounPaths(ventureNoun)
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
  <RecordScreen
    {...about}
    actions={(row) => <DecideAction of={row} />}
    main={(row) => <Body of={row} />}
    form={(row, onClose) => <RecordFormDialog {...about} fields={demandaFields} from={row} onClose={onClose} />}
  />
)
