import { AreaFormScreen } from '#web/area/AreaFormScreen.tsx'
import { AreaListScreen } from '#web/area/AreaListScreen.tsx'
import { AreaShowScreen } from '#web/area/AreaShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const areaScreens = { AreaFormScreen, AreaListScreen, AreaShowScreen }
