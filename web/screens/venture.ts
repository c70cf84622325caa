import type { BuiltIn } from '#contract/routes/built.ts'
import type { venture } from '#contract/routes/venture.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const ventureScreens = {
  ventureNew: screen(() => import('#web/venture/VentureFormScreen.tsx').then((it) => it.VentureFormScreen)),
  ventureShow: screen(() => import('#web/venture/VentureShowScreen.tsx').then((it) => it.VentureShowScreen)),
  cellAtomNew: screen(() => import('#web/atom/AtomFormScreen.tsx').then((it) => it.AtomFormScreen)),
  ventureParticleList: screen(() =>
    import('#web/particle/VentureParticlesScreen.tsx').then((it) => it.VentureParticlesScreen),
  ),
  ventureParticleNew: screen(() => import('#web/particle/ParticleNewScreen.tsx').then((it) => it.ParticleNewScreen)),
  ventureParticleShow: screen(() => import('#web/particle/ParticleShowScreen.tsx').then((it) => it.ParticleShowScreen)),
  particleNew: screen(() => import('#web/particle/ParticleNewScreen.tsx').then((it) => it.ParticleNewScreen)),
  particleShow: screen(() => import('#web/particle/ParticleShowScreen.tsx').then((it) => it.ParticleShowScreen)),
  ventureAtomShow: screen(() => import('#web/atom/AtomShowScreen.tsx').then((it) => it.AtomShowScreen)),
} as const satisfies Record<BuiltIn<typeof venture>, Screen>
