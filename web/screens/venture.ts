import type { BuiltIn } from '#contract/routes/built.ts'
import type { venture } from '#contract/routes/venture.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const ventureScreens = {
  ventureNew: screen(() => import('#web/venture/VentureFormScreen.tsx').then((it) => it.VentureFormScreen)),
  ventureShow: screen(() => import('#web/venture/VentureShowScreen.tsx').then((it) => it.VentureShowScreen)),
} as const satisfies Record<BuiltIn<typeof venture>, Screen>
