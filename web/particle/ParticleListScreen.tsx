import { ParticleTable } from '#web/particle/ParticleTable.tsx'

/** Particles wherever the menu has them. */
export const ParticleListScreen = () => <ParticleTable />
