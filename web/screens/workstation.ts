import type { BuiltIn } from '#contract/routes/built.ts'
import type { workstation } from '#contract/routes/workstation.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

const loadVentures = () => import('#web/venture/VentureListScreen.tsx').then((it) => it.VentureListScreen)

export const workstationScreens = {
  projectList: screen(() => import('#web/venture/ProjectListScreen.tsx').then((it) => it.ProjectListScreen)),
  projectShow: screen(() => import('#web/venture/VentureShowScreen.tsx').then((it) => it.VentureShowScreen)),
  projectNew: screen(() => import('#web/venture/VentureFormScreen.tsx').then((it) => it.VentureFormScreen)),
  entregaNew: screen(() => import('#web/entrega/EntregaNewScreen.tsx').then((it) => it.EntregaNewScreen)),
  entregaShow: screen(() => import('#web/entrega/EntregaShowScreen.tsx').then((it) => it.EntregaShowScreen)),
  entregaReport: screen(() => import('#web/entrega/EntregaReportScreen.tsx').then((it) => it.EntregaReportScreen)),
  resourceShow: screen(() => import('#web/resource/ResourceShowScreen.tsx').then((it) => it.ResourceShowScreen)),
  resourceNew: screen(() => import('#web/resource/ResourceNewScreen.tsx').then((it) => it.ResourceNewScreen)),
  portfolio: screen(() => import('#web/venture/portfolio/PortfolioScreen.tsx').then((it) => it.PortfolioScreen)),
  capacity: screen(() => import('#web/capacity/CapacityScreen.tsx').then((it) => it.CapacityScreen)),
  projectBoard: screen(() => import('#web/board/BoardScreen.tsx').then((it) => it.BoardScreen)),
  workstationVentures: screen(loadVentures),
  workstationParticleBoard: screen(() =>
    import('#web/particle/board/ParticleBoardScreen.tsx').then((it) => it.ParticleBoardScreen),
  ),
  workstationVentureParticleBoard: screen(() =>
    import('#web/particle/board/ParticleBoardScreen.tsx').then((it) => it.ParticleBoardScreen),
  ),
  workstationParticles: screen(() =>
    import('#web/particle/ParticleListScreen.tsx').then((it) => it.ParticleListScreen),
  ),
  myWork: screen(() => import('#web/myWork/MyWorkScreen.tsx').then((it) => it.MyWorkScreen)),
  atomList: screen(() => import('#web/atom/AtomListScreen.tsx').then((it) => it.AtomListScreen)),
  atomNew: screen(() => import('#web/atom/AtomFormScreen.tsx').then((it) => it.AtomFormScreen)),
  atomShow: screen(() => import('#web/atom/AtomShowScreen.tsx').then((it) => it.AtomShowScreen)),
  loopCenter: screen(() => import('#web/loop/center/LoopCenterScreen.tsx').then((it) => it.LoopCenterScreen)),
  reports: screen(() => import('#web/report/ReportScreen.tsx').then((it) => it.ReportScreen)),
  loopControl: screen(() => import('#web/loop/control/LoopControlScreen.tsx').then((it) => it.LoopControlScreen)),
  loopImport: screen(() => import('#web/loop/import/HoursImportScreen.tsx').then((it) => it.HoursImportScreen)),
  loopNew: screen(() => import('#web/loop/hand/LoopNewScreen.tsx').then((it) => it.LoopNewScreen)),
  loopShow: screen(() => import('#web/loop/page/LoopShowScreen.tsx').then((it) => it.LoopShowScreen)),
  managerList: screen(() => import('#web/looper/ManagerListScreen.tsx').then((it) => it.ManagerListScreen)),
  collaboratorList: screen(() =>
    import('#web/looper/CollaboratorListScreen.tsx').then((it) => it.CollaboratorListScreen),
  ),
} as const satisfies Record<BuiltIn<typeof workstation>, Screen>
