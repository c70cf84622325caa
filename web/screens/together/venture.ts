import { VentureFormScreen } from '#web/venture/VentureFormScreen.tsx'
import { VentureListScreen } from '#web/venture/VentureListScreen.tsx'
import { VentureShowScreen } from '#web/venture/VentureShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const ventureScreens = { VentureFormScreen, VentureListScreen, VentureShowScreen }
