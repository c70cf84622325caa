import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomCrud, type AtomRow } from '#contract/atom/atom.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { AtomActions } from '#web/atom/AtomActions.tsx'
import { atomFields } from '#web/atom/atomFields.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

/** Tracked time against the estimate, for who may see time. */
const Time = ({ of: { tracked, hours_planned: hours = null } }: { readonly of: AtomRow }) => {
  const t = useWords(atomPageWords)
  const f = useFormat()
  if (tracked === undefined) return null
  const value = hours
    ? t('ofEstimate', {
        tracked: f.hours(tracked),
        hours: f.hours(hours * 3600),
        percent: Math.round((100 * tracked) / (hours * 3600)),
      })
    : t('noEstimate', { tracked: f.hours(tracked) })
  return (
    <Card title={t('time')}>
      <FactList facts={[{ label: t('time'), value }]} />
    </Card>
  )
}

export const AtomShowScreen = () => {
  const { can } = useSession()
  // What the team says to itself is not for clients and partners, as the server has it.
  const noun = { ...atomNoun, traits: can('atom.open') ? atomNoun.traits : [] }
  const about = { noun, of: atomCrud }
  return (
    <RecordScreen
      {...about}
      actions={(row) => <AtomActions of={row} />}
      main={(row) => <Time of={row} />}
      form={(row, onClose) => (
        <RecordFormDialog {...about} fields={atomFields({ place: false })} from={row} onClose={onClose} />
      )}
    />
  )
}
