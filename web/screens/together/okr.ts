import { GoalFormScreen } from '#web/okr/GoalFormScreen.tsx'
import { GoalShowScreen } from '#web/okr/GoalShowScreen.tsx'
import { KeyEditScreen } from '#web/okr/KeyEditScreen.tsx'
import { KeyNewScreen } from '#web/okr/KeyNewScreen.tsx'

/** Fetched as one file: each file by itself is named, with all that it needs, in what signing in loads. */
export const okrScreens = { GoalFormScreen, GoalShowScreen, KeyEditScreen, KeyNewScreen }
