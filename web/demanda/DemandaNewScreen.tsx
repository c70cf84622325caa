import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaCrud } from '#contract/demanda/demanda.ts'
import { demandaFields } from '#web/demanda/demandaFields.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** The address is open to everybody signed in; the permission decides (decisions, "Routes"). */
export const DemandaNewScreen = () => {
  const { can } = useSession()
  if (!can('demanda.create')) return <MissingRecord noun={demandaNoun} denied />
  return <RecordFormScreen noun={demandaNoun} of={demandaCrud} fields={demandaFields} filesLater />
}
