import type { home } from '#contract/routes/home.ts'
import { screen, soon, type Screen } from '#web/screens/screen.ts'

const loadHome = () => import('#web/home/HomeScreen.tsx').then((it) => it.HomeScreen)

export const homeScreens = {
  home: screen(loadHome),
  dashboard: screen(loadHome),
  hubHome: screen(loadHome),
  lobby: soon,
  newsList: soon,
  newsShow: soon,
  newsCreate: soon,
  newsEdit: soon,
} as const satisfies Record<keyof typeof home, Screen>
