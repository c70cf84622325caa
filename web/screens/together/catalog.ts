import { AreaFormScreen } from '#web/area/AreaFormScreen.tsx'
import { AreaListScreen } from '#web/area/AreaListScreen.tsx'
import { AreaShowScreen } from '#web/area/AreaShowScreen.tsx'
import { LooperTypeListScreen } from '#web/looperType/LooperTypeListScreen.tsx'
import { LooperTypeNewScreen } from '#web/looperType/LooperTypeNewScreen.tsx'
import { LooperTypeShowScreen } from '#web/looperType/LooperTypeShowScreen.tsx'
import { SectorFormScreen } from '#web/sector/SectorFormScreen.tsx'
import { SectorListScreen } from '#web/sector/SectorListScreen.tsx'
import { SectorShowScreen } from '#web/sector/SectorShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const catalogScreens = {
  AreaFormScreen,
  AreaListScreen,
  AreaShowScreen,
  LooperTypeListScreen,
  LooperTypeNewScreen,
  LooperTypeShowScreen,
  SectorFormScreen,
  SectorListScreen,
  SectorShowScreen,
}
