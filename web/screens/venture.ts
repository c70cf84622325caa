import type { BuiltIn } from '#contract/routes/built.ts'
import type { venture } from '#contract/routes/venture.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const ventureScreens = {
  ventureNew: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureFormScreen),
  ),
  goalShow: screen(() => import('#web/screens/together/okr.ts').then((it) => it.okrScreens.GoalShowScreen)),
  okrNew: screen(() => import('#web/screens/together/okr.ts').then((it) => it.okrScreens.GoalFormScreen)),
  okrEdit: screen(() => import('#web/screens/together/okr.ts').then((it) => it.okrScreens.GoalFormScreen)),
  goalKeyNew: screen(() => import('#web/screens/together/okr.ts').then((it) => it.okrScreens.KeyNewScreen)),
  goalKeyEdit: screen(() => import('#web/screens/together/okr.ts').then((it) => it.okrScreens.KeyEditScreen)),
  ventureShow: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureShowScreen),
  ),
  gateNew: screen(() => import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.GateFormScreen)),
  gateShow: screen(() => import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.GateShowScreen)),
  cellNew: screen(() => import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.CellFormScreen)),
  cellShow: screen(() => import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.CellShowScreen)),
  cellAtomNew: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomFormScreen)),
  ventureParticleList: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.VentureParticlesScreen),
  ),
  ventureParticleNew: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleNewScreen),
  ),
  ventureParticleShow: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleShowScreen),
  ),
  particleNew: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleNewScreen),
  ),
  particleShow: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleShowScreen),
  ),
  ventureAtomShow: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomShowScreen)),
} as const satisfies Record<BuiltIn<typeof venture>, Screen>
