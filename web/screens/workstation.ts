import type { BuiltIn } from '#contract/routes/built.ts'
import type { workstation } from '#contract/routes/workstation.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const workstationScreens = {
  loopCenter: screen(() => import('#web/loop/center/LoopCenterScreen.tsx').then((it) => it.LoopCenterScreen)),
  loopShow: screen(() => import('#web/loop/page/LoopShowScreen.tsx').then((it) => it.LoopShowScreen)),
  collaboratorList: screen(() => import('#web/looper/LooperListScreen.tsx').then((it) => it.LooperListScreen)),
} as const satisfies Record<BuiltIn<typeof workstation>, Screen>
