import { uiWords } from '#contract/kit/words/ui.words.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { type RoleGrants } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { invalidate, useSend } from '#web/kit/call/query.ts'
import { reloadMe, useSession } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { permissionReads } from '#web/permission/permissionReads.ts'
import type { RoleEdit } from '#web/permission/role/useRoleEdit.ts'

/** Saving and resetting one role. Whoever comes too late keeps the choices, on top of what is in force by then. */
export const useRoleWrites = (grants: RoleGrants, edit: RoleEdit, settled: () => void) => {
  const t = useWords(permissionScreenWords)
  const u = useWords(uiWords)
  const { role: own } = useSession()
  const done = (said: string) => {
    settled()
    edit.discard()
    toast.success(said)
    // One's own page does not wait for the live update.
    if (own === grants.role) reloadMe().catch(() => undefined)
  }
  const onError = ({ message }: { message: string }) => {
    settled()
    toast.warning(message)
    void invalidate(permissionCalls.role)
  }
  const save = useSend(permissionCalls.save, {
    invalidates: permissionReads,
    onSuccess: () => done(u('saved')),
    onError,
  })
  const reset = useSend(permissionCalls.reset, {
    invalidates: permissionReads,
    onSuccess: () => done(t('resetDone')),
    onError,
  })
  return {
    saving: save.isPending,
    resetting: reset.isPending,
    save: () => save.mutate({ role: grants.role, version: grants.version, ...edit.unsaved }),
    reset: () => reset.mutate({ role: grants.role, version: grants.version }),
  }
}
