import type { BuiltIn } from '#contract/routes/built.ts'
import type { workstation } from '#contract/routes/workstation.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadVentures = () => import('#web/venture/VentureListScreen.tsx').then((it) => it.VentureListScreen)

export const workstationScreens = {
  projectList: screen(loadVentures),
  projectShow: screen(() => import('#web/venture/VentureShowScreen.tsx').then((it) => it.VentureShowScreen)),
  projectNew: screen(() => import('#web/venture/VentureFormScreen.tsx').then((it) => it.VentureFormScreen)),
  workstationVentures: screen(loadVentures),
  loopCenter: screen(() => import('#web/loop/center/LoopCenterScreen.tsx').then((it) => it.LoopCenterScreen)),
  loopShow: screen(() => import('#web/loop/page/LoopShowScreen.tsx').then((it) => it.LoopShowScreen)),
  managerList: screen(() => import('#web/looper/ManagerListScreen.tsx').then((it) => it.ManagerListScreen)),
  collaboratorList: screen(() =>
    import('#web/looper/CollaboratorListScreen.tsx').then((it) => it.CollaboratorListScreen),
  ),
} as const satisfies Record<BuiltIn<typeof workstation>, Screen>
