import { accountScreens } from '#web/screens/account.ts'
import { districtScreens } from '#web/screens/districts.ts'
import { hubScreens } from '#web/screens/hub.ts'
import { libraryScreens } from '#web/screens/library.ts'
import { prolabScreens } from '#web/screens/prolab.ts'
import { ventureScreens } from '#web/screens/venture.ts'
import { workstationScreens } from '#web/screens/workstation.ts'

/**
 * Screens behind signing in and the home. A file of its own: the table names every file that each screen needs, and would
 * grow what signing in loads with each screen. All of them stand within the shell.
 */
export const laterScreens = {
  ...accountScreens,
  ...hubScreens,
  ...workstationScreens,
  ...prolabScreens,
  ...libraryScreens,
  ...ventureScreens,
  ...districtScreens,
} as const
