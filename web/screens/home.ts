import type { home } from '#contract/routes/home.ts'
import { screen, soon, type Screen } from '#web/screens/screen.ts'

const loadHome = () => import('#web/home/HomeScreen.tsx').then((it) => it.HomeScreen)

export const homeScreens = {
  home: screen(loadHome),
  dashboard: screen(loadHome),
  hubHome: screen(loadHome),
  lobby: screen(() => import('#web/home/LobbyScreen.tsx').then((it) => it.LobbyScreen)),
  newsList: soon,
  newsShow: soon,
  newsCreate: soon,
  newsEdit: soon,
} as const satisfies Record<keyof typeof home, Screen>
