import { IconDots, IconFileImport } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'

/** Beside the button for a new loop: the import of hours, for people who write loops for others. */
export const ImportHoursMenu = () => {
  const t = useWords(loopImportWords)
  const u = useWords(uiWords)
  const { can } = useSession()
  if (!can('loop.create')) return null
  return (
    <Menu
      label={u('actions')}
      button={<IconDots size={18} stroke={1.75} aria-hidden />}
      items={[{ label: t('title'), icon: IconFileImport, to: pathTo('loopImport') }]}
    />
  )
}
