import { IconArrowGuide } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { paletteWords } from '#contract/shell/palette.words.ts'
import { JUMP } from '#web/kit/back/jump.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { nearest } from '#web/shell/palette/near.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'

/** The nearest thing to words without a screen; `doing` are the ids of what can be done at this moment. */
export const useNearItems = (doing: readonly string[]): readonly PaletteItem[] => {
  const t = useWords(paletteWords)
  const { role, can } = useSession()
  const navigate = useNavigate()
  return nearest.flatMap(({ key, to, query = '', also, unless, without }): PaletteItem[] => {
    const route = to.find((name) => mayOpen(routes[name], role))
    const isDone = doing.some((id) => id === without || (without?.endsWith('.') && id.startsWith(without)))
    if (route === undefined || isDone || (unless !== undefined && can(unless))) return []
    const run = () => void navigate(`${routes[route].path}${query}`, { state: JUMP })
    return [{ id: `near.${key}`, label: t(key), also, group: t('near'), icon: IconArrowGuide, asked: true, run }]
  })
}
