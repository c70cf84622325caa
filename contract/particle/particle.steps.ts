import type { ListPlace } from '#contract/kit/list/place.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { particleWords } from './particle.words.ts'

/** A particle becomes an atom once; the columns of its board are places, and every move between them is allowed. */
export const particleSteps = stepsOf(particleWords, {
  path: '/api/particles',
  // No column of its own: it follows from the atom.
  column: 'promotion',
  statuses: ['open', 'promoted'],
  notNow: 'particle.promoted',
  steps: {
    promote: {
      from: ['open'],
      to: 'promoted',
      can: 'particle.promote',
      also: ['atom.create'],
      ask: 'form',
      main: true,
      summary: 'Makes an atom of a particle in a cell of its venture, with its comments, once',
    },
  },
})

/** Steps that a reader of a row may take on it. */
export type ParticleStep = keyof typeof particleSteps.of

export const particlePlace = {
  noun: 'particle',
  path: '/api/particles',
  can: 'particle.open',
  summary: 'Particles of the ventures that one sees',
} as const satisfies ListPlace
