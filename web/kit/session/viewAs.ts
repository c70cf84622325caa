import { isRole, type Role } from '#contract/access/roles.ts'
import { tabStorage } from '#web/kit/storage.ts'
import { store } from '#web/kit/store.ts'

const KEY = 'nucleo.viewAs'

/** A role, or a person by their id. */
export type Viewed = Role | `p${number}`

const isPerson = (text: string): text is `p${number}` => /^p\d{1,9}$/.test(text)

const kept = (): Viewed | null => {
  const text = tabStorage.get(KEY)
  if (text === null) return null
  if (isPerson(text)) return text
  const role = Number(text)
  return isRole(role) ? role : null
}

/**
 * The role or the person that this tab's calls ask to be answered as; the server honours it for role 1 only, and refuses
 * every write.
 */
export const viewAs = store<Viewed | null>(kept())

viewAs.subscribe(() => {
  const viewed = viewAs.get()
  if (viewed === null) tabStorage.remove(KEY)
  else tabStorage.set(KEY, String(viewed))
})
