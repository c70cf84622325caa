import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Link } from 'react-router'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

/** Link to the import of hours from other tools' files, for people who write loops for others. */
export const ImportHours = () => {
  const t = useWords(loopImportWords)
  const { can } = useSession()
  if (!can('loop.create')) return null
  return (
    <Button
      component={Link}
      to={pathTo('loopImport')}
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
    >
      {t('title')}
    </Button>
  )
}
