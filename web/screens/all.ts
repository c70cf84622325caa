import { routes, type RouteName } from '#contract/routes/all.ts'
import { isSoon, type BuiltName, type SoonName } from '#contract/routes/built.ts'
import { districtScreens } from '#web/screens/districts.ts'
import { homeScreens } from '#web/screens/home.ts'
import { hubScreens } from '#web/screens/hub.ts'
import { prolabScreens } from '#web/screens/prolab.ts'
import { bare, screen, type Screen } from '#web/screens/screen.ts'
import { sessionScreens } from '#web/screens/session.ts'
import { ventureScreens } from '#web/screens/venture.ts'
import { workstationScreens } from '#web/screens/workstation.ts'

/** The screens that are built. One without its loader does not compile, nor does a loader for one that is still to come. */
export const screens = {
  ...sessionScreens,
  ...homeScreens,
  ...hubScreens,
  ...workstationScreens,
  ...prolabScreens,
  ...ventureScreens,
  ...districtScreens,
} as const satisfies Record<BuiltName, Screen>

const loadSoon = () => import('#web/shell/notice/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)

/** A public screen has no menu beside it. */
const toCome = (name: SoonName): Screen => (routes[name].roles === 'public' ? bare(loadSoon) : screen(loadSoon))

export const screenOf = (name: RouteName): Screen => (isSoon(name) ? toCome(name) : screens[name])
