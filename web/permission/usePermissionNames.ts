import type { Permission } from '#contract/access/matrix.ts'
import { roles, type Role } from '#contract/access/roles.ts'
import { actWords } from '#contract/permission/act.words.ts'
import { meaningWords } from '#contract/permission/meaning.words.ts'
import { partsOf, type Parts } from '#contract/permission/permission.rules.ts'
import { thingWords } from '#contract/permission/thing.words.ts'
import { useLocale, useWords } from '#web/kit/words.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Roles, things and acts in the language of the screen, and a search over them. */
export const usePermissionNames = () => {
  const locale = useLocale()
  const thing = useWords(thingWords)
  const act = useWords(actWords)
  const meaning = useWords(meaningWords)
  const full = (id: Permission): string => {
    const parts = partsOf(id)
    return `${thing(parts.thing)} · ${act(parts.act)}`
  }
  return {
    thing,
    act,
    meaning,
    full,
    role: (it: Role): string => roles[it][locale],
    /** True when every word of the search occurs in the names or the id, accents aside. */
    fits: (q: string, parts: Parts): boolean => {
      const text = plain(`${full(parts.id)} ${parts.id}`)
      return plain(q)
        .split(/\s+/)
        .every((word) => text.includes(word))
    },
  }
}
