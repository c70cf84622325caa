import type { prolab } from '#contract/routes/prolab.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const prolabScreens = {
  prolabAtoms: soon,
  prolabVentures: soon,
  prolabParticles: soon,
  prolabParticleBoard: soon,
  prolabVentureParticleBoard: soon,
  prolabParticleShow: soon,
  prolabHome: soon,
  crm: soon,
  team: soon,
  prolabCalendar: soon,
} as const satisfies Record<keyof typeof prolab, Screen>
