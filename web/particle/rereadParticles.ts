import { invalidate } from '#web/kit/call/query.ts'
import { particleRefs } from '#web/ventureCalls.ts'

/** Pages that show particles read them again. */
export const rereadParticles = (): void => {
  void invalidate(particleRefs.list)
  void invalidate(particleRefs.show)
  void invalidate(particleRefs.board)
}
