import type { RouteName } from '#contract/routes/all.ts'
import { isSoon, type BuiltName } from '#contract/routes/built.ts'
import { firstScreens } from '#web/screens/first.ts'
import { laterScreens } from '#web/screens/later.ts'
import type { LoadScreen, Screen } from '#web/screens/screen.ts'

/** The screens that are built. One without its loader does not compile, nor does a loader for one that is still to come. */
export const screens = { ...firstScreens, ...laterScreens } as const satisfies Record<BuiltName, Screen>

const loadSoon: LoadScreen = () => import('#web/shell/notice/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)

export const loaderOf = (name: RouteName): LoadScreen => (isSoon(name) ? loadSoon : screens[name].load)
