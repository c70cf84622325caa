import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const particleRoutes = {
  list: ['workstationParticles', 'prolabParticles'],
  create: 'particleNew',
  show: ['particleShow', 'prolabParticleShow', 'ventureParticleShow'],
  params: { project_id: 'venture_id', particle: 'id' },
} as const satisfies NounRoutes
