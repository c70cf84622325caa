import type { BuiltIn } from '#contract/routes/built.ts'
import type { home } from '#contract/routes/home.ts'
import { earlyParts } from '#web/kit/ui/early.tsx'
import { screen, type Screen } from '#web/screens/screen.ts'

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
  recordOpen: screen(() => import('#web/page/OpenRecordScreen.tsx').then((it) => it.OpenRecordScreen)),
  dashboard: screen(loadHome),
  hubHome: screen(loadHome),
  lobby: screen(() => import('#web/home/LobbyScreen.tsx').then((it) => it.LobbyScreen)),
} as const satisfies Record<BuiltIn<typeof home>, Screen>
