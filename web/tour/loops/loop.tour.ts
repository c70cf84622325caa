import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation' } as const

/** A real loop from the atom to its description. Whoever already runs one joins where they are. */
export const loopTour: Tour = {
  name: 'loop',
  needs: 'loop.run',
  offeredOn: ['home', 'dashboard', 'hubHome'],
  steps: [
    {
      ...step,
      element: 'loop-open',
      has_click: true,
      words: 'loopOpen',
      past: ['loop-atoms', 'loop-begin', 'loop-stop', 'loop-describe'],
    },
    {
      ...step,
      element: 'loop-atoms',
      has_click: true,
      words: 'loopAtom',
      past: ['loop-begin', 'loop-stop', 'loop-describe'],
    },
    { ...step, element: 'loop-begin', has_click: true, words: 'loopBegin', past: ['loop-stop', 'loop-describe'] },
    { ...step, element: 'loop-timer', has_click: false, words: 'loopTimer', past: ['loop-describe'] },
    { ...step, element: 'loop-stop', has_click: true, words: 'loopStop', past: ['loop-describe'] },
    { ...step, element: 'loop-describe', has_click: false, words: 'loopDescribe' },
  ],
}
