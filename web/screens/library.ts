import type { library } from '#contract/routes/library.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const libraryScreens = {
  library: soon,
  deckPreview: soon,
  libraryResources: soon,
  deckList: soon,
  libraryVentures: soon,
  libraryVentureShow: soon,
  documentPreview: soon,
  libraryVentureNew: soon,
  documentShow: soon,
} as const satisfies Record<keyof typeof library, Screen>
