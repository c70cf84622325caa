import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaCrud } from '#contract/demanda/demanda.ts'
import { demandaFields } from '#web/demanda/demandaFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** The address is open to everybody signed in; the permission decides (decisions, "Routes"). */
export const DemandaNewScreen = () => (
  <RecordFormScreen noun={demandaNoun} of={demandaCrud} fields={demandaFields} filesLater />
)
