import { useState } from 'react'
import type { Permission } from '#contract/access/matrix.ts'
import { changesBetween, withChanges, type Changes } from '#contract/permission/permission.rules.ts'
import type { RoleGrants } from '#contract/permission/permission.ts'
import { useDraft } from '#web/kit/form/useDraft.ts'

const none: Changes = { grant: [], revoke: [] }

export interface RoleEdit {
  /** Permissions of the role with the unsaved changes. */
  readonly held: ReadonlySet<Permission>
  readonly unsaved: Changes
  readonly count: number
  /** The role was changed by somebody else while there were choices of one's own. */
  readonly moved: boolean
  readonly toggle: (id: Permission) => void
  readonly discard: () => void
}

/** One's own choices on top of what is in force: they outlive a reload, and another person's edit. */
export const useRoleEdit = ({ role, permissions: base }: RoleGrants): RoleEdit => {
  const [wanted, setWanted, draft] = useDraft<Changes>(`permission.${role}`, none)
  const [seen, setSeen] = useState(base)
  const [moved, setMoved] = useState(false)
  const after = withChanges(base, wanted)
  const unsaved = changesBetween(base, after)
  const count = unsaved.grant.length + unsaved.revoke.length
  if (seen !== base) {
    setSeen(base)
    if (count > 0 && seen.join() !== base.join()) setMoved(true)
  }
  return {
    held: new Set(after),
    unsaved,
    count,
    moved: moved && count > 0,
    toggle: (id) =>
      setWanted(changesBetween(base, after.includes(id) ? after.filter((it) => it !== id) : [...after, id])),
    discard: () => {
      draft.clear()
      setMoved(false)
    },
  }
}
