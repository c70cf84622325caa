import type { BuiltIn } from '#contract/routes/built.ts'
import type { venture } from '#contract/routes/venture.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const ventureScreens = {
  ventureNew: screen(() => import('#web/venture/VentureFormScreen.tsx').then((it) => it.VentureFormScreen)),
  goalShow: screen(() => import('#web/okr/GoalShowScreen.tsx').then((it) => it.GoalShowScreen)),
  okrNew: screen(() => import('#web/okr/GoalFormScreen.tsx').then((it) => it.GoalFormScreen)),
  okrEdit: screen(() => import('#web/okr/GoalFormScreen.tsx').then((it) => it.GoalFormScreen)),
  goalKeyNew: screen(() => import('#web/okr/KeyNewScreen.tsx').then((it) => it.KeyNewScreen)),
  goalKeyEdit: screen(() => import('#web/okr/KeyEditScreen.tsx').then((it) => it.KeyEditScreen)),
  ventureShow: screen(() => import('#web/venture/VentureShowScreen.tsx').then((it) => it.VentureShowScreen)),
  gateNew: screen(() => import('#web/gate/GateFormScreen.tsx').then((it) => it.GateFormScreen)),
  gateShow: screen(() => import('#web/gate/GateShowScreen.tsx').then((it) => it.GateShowScreen)),
  cellNew: screen(() => import('#web/cell/CellFormScreen.tsx').then((it) => it.CellFormScreen)),
  cellShow: screen(() => import('#web/cell/CellShowScreen.tsx').then((it) => it.CellShowScreen)),
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
