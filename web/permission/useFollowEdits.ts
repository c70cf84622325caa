import { useLive } from '#web/kit/live.ts'
import { invalidate } from '#web/kit/query.ts'
import { permissionReads } from '#web/permission/permissionReads.ts'

/** Keeps a permission screen true while others edit too. */
export const useFollowEdits = (): void =>
  useLive('grants', () => {
    for (const it of permissionReads) void invalidate(it)
  })
