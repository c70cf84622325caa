import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false, route: 'workstationParticleBoard' } as const

/** Boards, on the one of all particles: the board of a venture is worked in the same way. */
export const boardsTour: Tour = {
  name: 'boards',
  needs: 'particle.open',
  offeredOn: ['workstationParticleBoard', 'projectBoard'],
  steps: [
    { ...step, element: 'board-search', words: 'boardsSearch' },
    { ...step, element: 'board-columns', words: 'boardsColumns' },
  ],
}
