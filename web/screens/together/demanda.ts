import { DemandaListScreen } from '#web/demanda/DemandaListScreen.tsx'
import { DemandaNewScreen } from '#web/demanda/DemandaNewScreen.tsx'
import { DemandaShowScreen } from '#web/demanda/DemandaShowScreen.tsx'

export const demandaScreens = { DemandaListScreen, DemandaNewScreen, DemandaShowScreen }
