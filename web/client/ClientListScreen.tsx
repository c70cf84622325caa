import { clientNoun } from '#contract/client/client.noun.ts'
import { clientList } from '#contract/client/client.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

export const ClientListScreen = () => <ListScreen noun={clientNoun} of={clientList} />
