import { incidentNoun } from '#contract/incident/incident.noun.ts'
import { incidentList, type IncidentRow } from '#contract/incident/incident.ts'
import { DueAt } from '#web/incident/DueAt.tsx'
import type { Cells } from '#web/kit/list/columns.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells: Cells<IncidentRow, keyof typeof incidentList.columns> = {
  nome: { grow: 2 },
  status: { card: 'aside' },
  due_at: { card: 'named', cell: (row) => <DueAt of={row} /> },
  noticed_at: { card: 'named' },
  people_count: { card: 'named' },
  anpd_told_at: { card: 'named' },
  people_told_at: { card: 'named' },
}

export const IncidentListScreen = () => <ListScreen noun={incidentNoun} of={incidentList} cells={cells} />
