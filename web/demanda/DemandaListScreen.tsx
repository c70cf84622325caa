import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaList } from '#contract/demanda/demanda.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells = { nome: { grow: 3 } } as const

export const DemandaListScreen = () => <ListScreen noun={demandaNoun} of={demandaList} cells={cells} />
