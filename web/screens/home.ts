import { earlyParts } from '#web/kit/ui/early.tsx'
import { screen } from '#web/screens/screen.ts'

/** With all that its first frame shows. */
const loadHome = async () => {
  const [{ HomeScreen }, { readAhead }] = await Promise.all([
    import('#web/home/HomeScreen.tsx'),
    import('#web/screens/homeAhead.ts'),
  ])
  await Promise.all([earlyParts(), readAhead()])
  return HomeScreen
}

export const homeScreens = {
  home: screen(loadHome),
  dashboard: screen(loadHome),
  hubHome: screen(loadHome),
} as const
