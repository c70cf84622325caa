import { LibraryVentureScreen } from '#web/resource/LibraryVentureScreen.tsx'
import { LibraryVenturesScreen } from '#web/resource/LibraryVenturesScreen.tsx'
import { ResourceListScreen } from '#web/resource/ResourceListScreen.tsx'
import { ResourceNewScreen } from '#web/resource/ResourceNewScreen.tsx'
import { ResourceShowScreen } from '#web/resource/ResourceShowScreen.tsx'

export const libraryScreens = {
  LibraryVentureScreen,
  LibraryVenturesScreen,
  ResourceListScreen,
  ResourceNewScreen,
  ResourceShowScreen,
}
