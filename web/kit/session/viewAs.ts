import { isRole, type Role } from '#contract/access/roles.ts'
import { tabStorage } from '#web/kit/storage.ts'
import { store } from '#web/kit/store.ts'

const KEY = 'nucleo.viewAs'

const kept = (): Role | null => {
  const role = Number(tabStorage.get(KEY) ?? Number.NaN)
  return isRole(role) ? role : null
}

/** The role that this tab's calls ask to be answered as; the server honours it for role 1 only, and refuses every write. */
export const viewAs = store<Role | null>(kept())

viewAs.subscribe(() => {
  const role = viewAs.get()
  if (role === null) tabStorage.remove(KEY)
  else tabStorage.set(KEY, String(role))
})
