import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  goalShow: screen(() => import('#web/okr/GoalShowScreen.tsx').then((it) => it.GoalShowScreen)),
  okrNew: screen(() => import('#web/okr/GoalFormScreen.tsx').then((it) => it.GoalFormScreen)),
  okrEdit: screen(() => import('#web/okr/GoalFormScreen.tsx').then((it) => it.GoalFormScreen)),
  goalKeyNew: screen(() => import('#web/okr/KeyNewScreen.tsx').then((it) => it.KeyNewScreen)),
  goalKeyEdit: screen(() => import('#web/okr/KeyEditScreen.tsx').then((it) => it.KeyEditScreen)),
} as const satisfies NounScreens<'okr'>
