import { onDemand } from '#web/kit/ui/onDemand.tsx'

// Apart from the timer's dialog, which has to open at a key: whoever stops a loop has touched the page before.

/** What was done in a stopped loop. */
export const stoppedLoop = onDemand(
  'Finish',
  async () => (await import('#web/loop/finish/StoppedLoop.tsx')).StoppedLoop,
)

/** A loop put right, or why it cannot be. */
export const correction = onDemand(
  'Correction',
  async () => (await import('#web/loop/correct/Correction.tsx')).Correction,
)

/** Another end of a concluded loop. */
export const correctLoop = onDemand(
  'Correct',
  async () => (await import('#web/loop/finish/CorrectLoop.tsx')).CorrectLoop,
)
