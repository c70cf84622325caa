import { incidentNoun } from '#contract/incident/incident.noun.ts'
import { incidentCrud } from '#contract/incident/incident.ts'
import { DueAt } from '#web/incident/DueAt.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

export const IncidentShowScreen = () => (
  <RecordScreen noun={incidentNoun} of={incidentCrud} facts={{ due_at: (row) => <DueAt of={row} /> }} />
)
