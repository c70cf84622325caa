import { LooperTypeListScreen } from '#web/looperType/LooperTypeListScreen.tsx'
import { LooperTypeNewScreen } from '#web/looperType/LooperTypeNewScreen.tsx'
import { LooperTypeShowScreen } from '#web/looperType/LooperTypeShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const looperTypeScreens = { LooperTypeListScreen, LooperTypeNewScreen, LooperTypeShowScreen }
