import { AtomFormScreen } from '#web/atom/AtomFormScreen.tsx'
import { AtomListScreen } from '#web/atom/AtomListScreen.tsx'
import { AtomShowScreen } from '#web/atom/AtomShowScreen.tsx'

/** Screens of atoms, which who opens one soon opens too. */
export const atomScreens = { AtomListScreen, AtomFormScreen, AtomShowScreen }
