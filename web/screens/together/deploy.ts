import { DeployListScreen } from '#web/deploy/DeployListScreen.tsx'
import { DeployNewScreen } from '#web/deploy/DeployNewScreen.tsx'
import { DeployShowScreen } from '#web/deploy/DeployShowScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const deployScreens = { DeployListScreen, DeployNewScreen, DeployShowScreen }
