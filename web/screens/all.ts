import type { BuiltName } from '#contract/routes/built.ts'
import { accountScreens } from '#web/screens/account.ts'
import { districtScreens } from '#web/screens/districts.ts'
import { firstScreens } from '#web/screens/first.ts'
import { hubScreens } from '#web/screens/hub.ts'
import { libraryScreens } from '#web/screens/library.ts'
import { portalScreens } from '#web/screens/portal.ts'
import { prolabScreens } from '#web/screens/prolab.ts'
import type { Screen } from '#web/screens/screen.ts'
import { ventureScreens } from '#web/screens/venture.ts'
import { workstationScreens } from '#web/screens/workstation.ts'

/**
 * The screens that are built, for tests; the app fetches a table at a time (`later.ts`). One without its loader does not
 * compile; the test refuses a loader for one that is still to come.
 */
export const screens = {
  ...firstScreens,
  ...accountScreens,
  ...hubScreens,
  ...workstationScreens,
  ...prolabScreens,
  ...libraryScreens,
  ...ventureScreens,
  ...districtScreens,
  ...portalScreens,
} as const satisfies Record<BuiltName, Screen>
