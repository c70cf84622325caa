import type { BuiltIn } from '#contract/routes/built.ts'
import type { home } from '#contract/routes/home.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadHome = () => import('#web/home/HomeScreen.tsx').then((it) => it.HomeScreen)

export const homeScreens = {
  home: screen(loadHome),
  recordOpen: screen(() => import('#web/page/OpenRecordScreen.tsx').then((it) => it.OpenRecordScreen)),
  dashboard: screen(loadHome),
  hubHome: screen(loadHome),
  lobby: screen(() => import('#web/home/LobbyScreen.tsx').then((it) => it.LobbyScreen)),
} as const satisfies Record<BuiltIn<typeof home>, Screen>
