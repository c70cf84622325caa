import { Button } from '@mantine/core'
import { IconLayoutKanban } from '@tabler/icons-react'
import { Link } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { fillPattern } from '#contract/routes/pattern.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

/** To the board of a venture, for who may open boards. */
export const BoardLink = ({ code }: { readonly code: string }) => {
  const t = useWords(venturePageWords)
  const { role, can } = useSession()
  const { projectBoard } = routes
  if (!mayOpen(projectBoard, role) || !can('cell.open')) return null
  return (
    <Button
      component={Link}
      to={fillPattern(projectBoard.path, { project_code: code })}
      variant="default"
      leftSection={<IconLayoutKanban size={16} stroke={1.75} aria-hidden />}
    >
      {t('board')}
    </Button>
  )
}
