import { AtomFormScreen } from '#web/atom/AtomFormScreen.tsx'
import { AtomListScreen } from '#web/atom/AtomListScreen.tsx'
import { AtomShowScreen } from '#web/atom/AtomShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const atomScreens = { AtomFormScreen, AtomListScreen, AtomShowScreen }
