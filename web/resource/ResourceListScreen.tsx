import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceList } from '#contract/resource/resource.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells = { nome: { grow: 3 }, venture: { grow: 2 } } as const

export const ResourceListScreen = () => <ListScreen noun={resourceNoun} of={resourceList} cells={cells} />
