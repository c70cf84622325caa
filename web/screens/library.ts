import type { BuiltIn } from '#contract/routes/built.ts'
import type { library } from '#contract/routes/library.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadLibrary = () => import('#web/screens/together/library.ts').then((it) => it.libraryScreens)

export const libraryScreens = {
  library: screen(() => loadLibrary().then((it) => it.LibraryHomeScreen)),
  libraryResources: screen(() => loadLibrary().then((it) => it.ResourceListScreen)),
  libraryResource: screen(() => loadLibrary().then((it) => it.ResourceShowScreen)),
  libraryVentures: screen(() => loadLibrary().then((it) => it.LibraryVenturesScreen)),
  libraryVentureShow: screen(() => loadLibrary().then((it) => it.LibraryVentureScreen)),
} as const satisfies Record<BuiltIn<typeof library>, Screen>
