import { ParticleBoardScreen } from '#web/particle/board/ParticleBoardScreen.tsx'
import { ParticleListScreen } from '#web/particle/ParticleListScreen.tsx'
import { ParticleNewScreen } from '#web/particle/ParticleNewScreen.tsx'
import { ParticleShowScreen } from '#web/particle/ParticleShowScreen.tsx'
import { VentureParticlesScreen } from '#web/particle/VentureParticlesScreen.tsx'

/** Fetched as one file: each leads to the others. */
export const particleScreens = {
  ParticleBoardScreen,
  ParticleListScreen,
  ParticleNewScreen,
  ParticleShowScreen,
  VentureParticlesScreen,
}
