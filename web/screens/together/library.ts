import { LibraryHomeScreen } from '#web/resource/LibraryHomeScreen.tsx'
import { LibraryVentureScreen } from '#web/resource/LibraryVentureScreen.tsx'
import { LibraryVenturesScreen } from '#web/resource/LibraryVenturesScreen.tsx'
import { ResourceListScreen } from '#web/resource/ResourceListScreen.tsx'
import { ResourceNewScreen } from '#web/resource/ResourceNewScreen.tsx'
import { ResourceShowScreen } from '#web/resource/ResourceShowScreen.tsx'

export const libraryScreens = {
  LibraryHomeScreen,
  LibraryVentureScreen,
  LibraryVenturesScreen,
  ResourceListScreen,
  ResourceNewScreen,
  ResourceShowScreen,
}
