import type { BuiltIn } from '#contract/routes/built.ts'
import type { prolab } from '#contract/routes/prolab.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const prolabScreens = {
  prolabVentures: screen(() => import('#web/venture/VentureListScreen.tsx').then((it) => it.VentureListScreen)),
  prolabParticles: screen(() => import('#web/particle/ParticleListScreen.tsx').then((it) => it.ParticleListScreen)),
  prolabParticleBoard: screen(() =>
    import('#web/particle/board/ParticleBoardScreen.tsx').then((it) => it.ParticleBoardScreen),
  ),
  prolabVentureParticleBoard: screen(() =>
    import('#web/particle/board/ParticleBoardScreen.tsx').then((it) => it.ParticleBoardScreen),
  ),
  prolabParticleShow: screen(() => import('#web/particle/ParticleShowScreen.tsx').then((it) => it.ParticleShowScreen)),
  prolabAtoms: screen(() => import('#web/atom/AtomListScreen.tsx').then((it) => it.AtomListScreen)),
  team: screen(() => import('#web/team/TeamScreen.tsx').then((it) => it.TeamScreen)),
} as const satisfies Record<BuiltIn<typeof prolab>, Screen>
