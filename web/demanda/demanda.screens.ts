import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  demandaList: screen(() => import('#web/demanda/DemandaListScreen.tsx').then((it) => it.DemandaListScreen)),
  demandaShow: screen(() => import('#web/demanda/DemandaShowScreen.tsx').then((it) => it.DemandaShowScreen)),
  demandaNew: screen(() => import('#web/demanda/DemandaNewScreen.tsx').then((it) => it.DemandaNewScreen)),
  demandaMine: screen(() => import('#web/demanda/DemandaShowScreen.tsx').then((it) => it.DemandaShowScreen)),
} as const satisfies NounScreens<'demanda'>
