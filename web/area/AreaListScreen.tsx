import { areaNoun } from '#contract/area/area.noun.ts'
import { areaList } from '#contract/area/area.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

export const AreaListScreen = () => <ListScreen noun={areaNoun} of={areaList} />
