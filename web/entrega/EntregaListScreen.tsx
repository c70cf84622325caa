import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaList } from '#contract/entrega/entrega.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells = {
  nome: { grow: 3 },
  venture: { grow: 2 },
  progress: { width: 'narrow' },
  // Two days on one card are told apart by their names.
  planned_on: { card: 'named' },
  delivered_on: { card: 'named' },
} as const

export const EntregaListScreen = () => <ListScreen noun={entregaNoun} of={entregaList} cells={cells} />
