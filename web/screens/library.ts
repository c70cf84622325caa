import type { BuiltIn } from '#contract/routes/built.ts'
import type { library } from '#contract/routes/library.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const libraryScreens = {
  library: screen(() => import('#web/resource/LibraryHomeScreen.tsx').then((it) => it.LibraryHomeScreen)),
  libraryResources: screen(() => import('#web/resource/ResourceListScreen.tsx').then((it) => it.ResourceListScreen)),
  libraryResource: screen(() => import('#web/resource/ResourceShowScreen.tsx').then((it) => it.ResourceShowScreen)),
  libraryVentures: screen(() =>
    import('#web/resource/LibraryVenturesScreen.tsx').then((it) => it.LibraryVenturesScreen),
  ),
  libraryVentureShow: screen(() =>
    import('#web/resource/LibraryVentureScreen.tsx').then((it) => it.LibraryVentureScreen),
  ),
} as const satisfies Record<BuiltIn<typeof library>, Screen>
