import { particleCalls } from '#contract/particle/page.ts'
import { particleCrud, particleList } from '#contract/particle/particle.ts'
import { invalidate } from '#web/kit/call/query.ts'

/** Pages that show particles read them again. */
export const rereadParticles = (): void => {
  void invalidate(particleList.calls.list)
  void invalidate(particleCrud.calls.show)
  void invalidate(particleCalls.board)
}
