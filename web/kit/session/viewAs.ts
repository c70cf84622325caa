import { isRole, type Role } from '#contract/access/roles.ts'
import { keepInTab } from '#web/kit/keep.ts'
import { store } from '#web/kit/store.ts'

const KEY = 'nucleo.viewAs'

const kept = (): Role | null => {
  const role = Number(keepInTab.get(KEY) ?? Number.NaN)
  return isRole(role) ? role : null
}

/** The role that this tab's calls ask to be answered as; the server heeds it for role 1 only, and refuses every write. */
export const viewAs = store<Role | null>(kept())

viewAs.subscribe(() => {
  const role = viewAs.get()
  if (role === null) keepInTab.remove(KEY)
  else keepInTab.set(KEY, String(role))
})
