import type { BuiltIn } from '#contract/routes/built.ts'
import type { workstation } from '#contract/routes/workstation.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadVentures = () => import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureListScreen)

const loadDeploys = () => import('#web/screens/together/venture.ts')

const loadLibrary = () => import('#web/screens/together/library.ts').then((it) => it.libraryScreens)

const loadEntregas = () => import('#web/screens/together/entrega.ts').then((it) => it.entregaScreens)

export const workstationScreens = {
  deployList: screen(() => loadDeploys().then((it) => it.ventureScreens.DeployListScreen)),
  deployNew: screen(() => loadDeploys().then((it) => it.ventureScreens.DeployNewScreen)),
  deployShow: screen(() => loadDeploys().then((it) => it.ventureScreens.DeployShowScreen)),
  projectList: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.ProjectListScreen),
  ),
  projectShow: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureShowScreen),
  ),
  projectNew: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureFormScreen),
  ),
  entregaNew: screen(() => loadEntregas().then((it) => it.EntregaNewScreen)),
  entregaShow: screen(() => loadEntregas().then((it) => it.EntregaShowScreen)),
  entregaReport: screen(() => loadEntregas().then((it) => it.EntregaReportScreen)),
  resourceShow: screen(() => loadLibrary().then((it) => it.ResourceShowScreen)),
  resourceNew: screen(() => loadLibrary().then((it) => it.ResourceNewScreen)),
  portfolio: screen(() => import('#web/screens/together/overview.ts').then((it) => it.overviewScreens.PortfolioScreen)),
  capacity: screen(() => import('#web/screens/together/overview.ts').then((it) => it.overviewScreens.CapacityScreen)),
  projectBoard: screen(() => import('#web/board/BoardScreen.tsx').then((it) => it.BoardScreen)),
  workstationVentures: screen(loadVentures),
  workstationParticleBoard: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleBoardScreen),
  ),
  workstationVentureParticleBoard: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleBoardScreen),
  ),
  workstationParticles: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleListScreen),
  ),
  myWork: screen(() => import('#web/myWork/MyWorkScreen.tsx').then((it) => it.MyWorkScreen)),
  atomList: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomListScreen)),
  atomNew: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomFormScreen)),
  atomShow: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomShowScreen)),
  loopCenter: screen(() => import('#web/loop/center/LoopCenterScreen.tsx').then((it) => it.LoopCenterScreen)),
  loopShow: screen(() => import('#web/loop/page/LoopShowScreen.tsx').then((it) => it.LoopShowScreen)),
  managerList: screen(() => import('#web/screens/together/people.ts').then((it) => it.peopleScreens.ManagerListScreen)),
  collaboratorList: screen(() =>
    import('#web/screens/together/people.ts').then((it) => it.peopleScreens.CollaboratorListScreen),
  ),
} as const satisfies Record<BuiltIn<typeof workstation>, Screen>
