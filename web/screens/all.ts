import type { RouteName } from '#contract/routes/all.ts'
import { academyScreens } from '#web/screens/academy.ts'
import { auraScreens } from '#web/screens/aura.ts'
import { bastionScreens } from '#web/screens/bastion.ts'
import { calendarScreens } from '#web/screens/calendar.ts'
import { districtDoorsScreens } from '#web/screens/districts.ts'
import { homeScreens } from '#web/screens/home.ts'
import { hubScreens } from '#web/screens/hub.ts'
import { libraryScreens } from '#web/screens/library.ts'
import { prolabScreens } from '#web/screens/prolab.ts'
import { remoticaScreens } from '#web/screens/remotica.ts'
import type { Screen } from '#web/screens/screen.ts'
import { sessionScreens } from '#web/screens/session.ts'
import { ventureScreens } from '#web/screens/venture.ts'
import { workstationScreens } from '#web/screens/workstation.ts'

/** Every route's screen; a route without one does not compile. */
export const screens = {
  ...sessionScreens,
  ...homeScreens,
  ...hubScreens,
  ...workstationScreens,
  ...prolabScreens,
  ...ventureScreens,
  ...calendarScreens,
  ...libraryScreens,
  ...auraScreens,
  ...academyScreens,
  ...remoticaScreens,
  ...districtDoorsScreens,
  ...bastionScreens,
} as const satisfies Record<RouteName, Screen>

type Screens = typeof screens
/** Routes whose screen is not built yet. */
export type SoonName = { [N in RouteName]: Screens[N]['built'] extends false ? N : never }[RouteName]
export type BuiltName = Exclude<RouteName, SoonName>

export const isSoon = (name: RouteName): name is SoonName => !screens[name].built
