import { IconFileImport } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { screenSynonyms } from '#web/shell/palette/synonyms.ts'

/** The import of hours from a file, which no menu lists. */
export const useImportItem = (): readonly PaletteItem[] => {
  const t = useWords(shellWords)
  const i = useWords(loopImportWords)
  const { role, can } = useSession()
  const navigate = useNavigate()
  if (!can('loop.create') || !mayOpen(routes.loopImport, role)) return []
  return [
    {
      id: 'loopImport',
      label: i('title'),
      also: screenSynonyms.loopImport ?? '',
      group: t('actions'),
      icon: IconFileImport,
      run: () => void navigate(pathTo('loopImport')),
    },
  ]
}
