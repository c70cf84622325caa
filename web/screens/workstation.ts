import type { workstation } from '#contract/routes/workstation.ts'
import { screen, soon, type Screen } from '#web/screens/screen.ts'

export const workstationScreens = {
  orderList: soon,
  projectList: soon,
  projectShow: soon,
  projectNew: soon,
  entregaNew: soon,
  entregaShow: soon,
  atomList: soon,
  atomNew: soon,
  atomShow: soon,
  loopCenter: screen(() => import('#web/loop/LoopCenterScreen.tsx').then((it) => it.LoopCenterScreen)),
  loopNew: soon,
  loopShow: screen(() => import('#web/loop/LoopShowScreen.tsx').then((it) => it.LoopShowScreen)),
  loopControl: soon,
  collaboratorList: soon,
  resourceShow: soon,
  resourceNew: soon,
  workstation: soon,
  workstationHome: soon,
  workstationVentures: soon,
  workstationParticles: soon,
  workstationParticleBoard: soon,
  workstationVentureParticleBoard: soon,
  projectBoard: soon,
  workstationCalendar: soon,
} as const satisfies Record<keyof typeof workstation, Screen>
