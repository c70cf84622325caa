import type { faces } from '#contract/faces.ts'
import type { FaceRoute } from '#contract/kit/face.ts'
import type { RouteName } from '#contract/routes/all.ts'
import type { BuiltName } from '#contract/routes/built.ts'
import { accountScreens } from '#web/screens/account.ts'
import { districtScreens } from '#web/screens/districts.ts'
import { firstScreens } from '#web/screens/first.ts'
import { hubScreens } from '#web/screens/hub.ts'
import { libraryScreens } from '#web/screens/library.ts'
import { nounScreens } from '#web/screens/nouns.ts'
import { portalScreens } from '#web/screens/portal.ts'
import { prolabScreens } from '#web/screens/prolab.ts'
import type { Screen } from '#web/screens/screen.ts'
import { ventureScreens } from '#web/screens/venture.ts'
import { workstationScreens } from '#web/screens/workstation.ts'

type OfNoun = FaceRoute<(typeof faces)[keyof typeof faces]>

/** Screens beside those of nouns. One without its loader does not compile. */
const own = {
  ...firstScreens,
  ...accountScreens,
  ...hubScreens,
  ...workstationScreens,
  ...prolabScreens,
  ...libraryScreens,
  ...ventureScreens,
  ...districtScreens,
  ...portalScreens,
} as const satisfies Record<Exclude<BuiltName, OfNoun>, Screen>

/**
 * The screens that are built, for tests; the app fetches a table at a time (`later.ts`). The test refuses a loader for one
 * that is still to come.
 */
export const screens: typeof own & Readonly<Partial<Record<RouteName, Screen>>> = {
  ...own,
  ...Object.fromEntries(nounScreens),
}
