import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

export const SectorShowScreen = () => <RecordScreen noun={sectorNoun} of={sectorCrud} />
