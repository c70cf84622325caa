import { invalidate } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { permissionReads } from '#web/permission/permissionReads.ts'

/** Keeps a permission screen true while others edit too. */
export const useFollowEdits = (): void =>
  useLive('grants', () => {
    for (const call of permissionReads) void invalidate(call)
  })
