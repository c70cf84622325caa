import type { BuiltIn } from '#contract/routes/built.ts'
import type { workstation } from '#contract/routes/workstation.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadVentures = () => import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureListScreen)

const loadDeploys = () => import('#web/screens/together/deploy.ts')

export const workstationScreens = {
  deployList: screen(() => loadDeploys().then((it) => it.deployScreens.DeployListScreen)),
  deployNew: screen(() => loadDeploys().then((it) => it.deployScreens.DeployNewScreen)),
  deployShow: screen(() => loadDeploys().then((it) => it.deployScreens.DeployShowScreen)),
  projectList: screen(loadVentures),
  projectShow: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureShowScreen),
  ),
  projectNew: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureFormScreen),
  ),
  workstationVentures: screen(loadVentures),
  atomList: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomListScreen)),
  atomNew: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomFormScreen)),
  atomShow: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomShowScreen)),
  loopCenter: screen(() => import('#web/loop/center/LoopCenterScreen.tsx').then((it) => it.LoopCenterScreen)),
  loopShow: screen(() => import('#web/loop/page/LoopShowScreen.tsx').then((it) => it.LoopShowScreen)),
  managerList: screen(() => import('#web/screens/together/looper.ts').then((it) => it.looperScreens.ManagerListScreen)),
  collaboratorList: screen(() =>
    import('#web/screens/together/looper.ts').then((it) => it.looperScreens.CollaboratorListScreen),
  ),
} as const satisfies Record<BuiltIn<typeof workstation>, Screen>
