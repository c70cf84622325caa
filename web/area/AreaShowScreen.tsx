import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud } from '#contract/area/area.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

export const AreaShowScreen = () => <RecordScreen noun={areaNoun} of={areaCrud} />
