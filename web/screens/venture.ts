import type { BuiltIn } from '#contract/routes/built.ts'
import type { venture } from '#contract/routes/venture.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const ventureScreens = {
  ventureNew: screen(() => import('#web/venture/VentureFormScreen.tsx').then((it) => it.VentureFormScreen)),
  goalShow: screen(() => import('#web/okr/GoalShowScreen.tsx').then((it) => it.GoalShowScreen)),
  okrNew: screen(() => import('#web/okr/GoalFormScreen.tsx').then((it) => it.GoalFormScreen)),
  okrEdit: screen(() => import('#web/okr/GoalFormScreen.tsx').then((it) => it.GoalFormScreen)),
  goalKeyNew: screen(() => import('#web/okr/KeyNewScreen.tsx').then((it) => it.KeyNewScreen)),
  goalKeyEdit: screen(() => import('#web/okr/KeyEditScreen.tsx').then((it) => it.KeyEditScreen)),
  ventureShow: screen(() => import('#web/venture/VentureShowScreen.tsx').then((it) => it.VentureShowScreen)),
} as const satisfies Record<BuiltIn<typeof venture>, Screen>
