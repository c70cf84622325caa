import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorList } from '#contract/sector/sector.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

export const SectorListScreen = () => <ListScreen noun={sectorNoun} of={sectorList} />
