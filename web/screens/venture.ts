import type { venture } from '#contract/routes/venture.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const ventureScreens = {
  ventureParticleList: soon,
  ventureNew: soon,
  ventureShow: soon,
  goalShow: soon,
  okrNew: soon,
  okrEdit: soon,
  goalKeyNew: soon,
  goalKeyEdit: soon,
  gateNew: soon,
  gateShow: soon,
  cellNew: soon,
  cellShow: soon,
  cellAtomNew: soon,
  ventureAtomShow: soon,
  ventureParticleNew: soon,
  ventureParticleShow: soon,
  particleNew: soon,
  particleShow: soon,
} as const satisfies Record<keyof typeof venture, Screen>
