import type { BuiltIn } from '#contract/routes/built.ts'
import type { prolab } from '#contract/routes/prolab.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

export const prolabScreens = {
  prolabVentures: screen(() =>
    import('#web/screens/together/venture.ts').then((it) => it.ventureScreens.VentureListScreen),
  ),
  prolabParticles: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleListScreen),
  ),
  prolabParticleBoard: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleBoardScreen),
  ),
  prolabVentureParticleBoard: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleBoardScreen),
  ),
  prolabParticleShow: screen(() =>
    import('#web/screens/together/particle.ts').then((it) => it.particleScreens.ParticleShowScreen),
  ),
  prolabAtoms: screen(() => import('#web/screens/together/atom.ts').then((it) => it.atomScreens.AtomListScreen)),
  team: screen(() => import('#web/screens/together/people.ts').then((it) => it.peopleScreens.TeamScreen)),
} as const satisfies Record<BuiltIn<typeof prolab>, Screen>
