import { createWords } from '#contract/shell/create.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { creations } from '#web/shell/create/creations.ts'
import { leadsTo } from '#web/shell/create/ways.ts'

/** Everyday words for creating anything. */
const VERBS = 'novo nova criar adicionar incluir cadastrar new create add make'

/** What the person may create, from wherever; nothing while they look as another role, which changes nothing. */
export const useCreations = () => {
  const t = useWords(createWords)
  const { can, role } = useSession()
  const { viewing } = usePreview()
  return (viewing ? [] : creations)
    .filter(({ can: needs, unless }) => (needs === undefined || can(needs)) && !(unless && can(unless)))
    .filter((it) => leadsTo(it, { here: {}, role }) !== undefined)
    .map((of) => ({
      of,
      label: t(`new_${of.key}`),
      also: `${of.also} ${VERBS} ${createWords.entries[`new_${of.key}`].join(' ')}`,
    }))
}
