import { AccessNewScreen } from '#web/client/AccessNewScreen.tsx'
import { AccessShowScreen } from '#web/client/AccessShowScreen.tsx'
import { ClientListScreen } from '#web/client/ClientListScreen.tsx'
import { ClientNewScreen } from '#web/client/ClientNewScreen.tsx'
import { ClientShowScreen } from '#web/client/ClientShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const clientScreens = { AccessNewScreen, AccessShowScreen, ClientListScreen, ClientNewScreen, ClientShowScreen }
