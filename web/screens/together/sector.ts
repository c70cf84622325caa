import { SectorFormScreen } from '#web/sector/SectorFormScreen.tsx'
import { SectorListScreen } from '#web/sector/SectorListScreen.tsx'
import { SectorShowScreen } from '#web/sector/SectorShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const sectorScreens = { SectorFormScreen, SectorListScreen, SectorShowScreen }
