import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

/** Link to a loop that no timer measured: people who may write one open its form, others ask for one. */
export const NewLoop = () => {
  const t = useWords(loopCenterWords)
  const { can } = useSession()
  const writes = can('loop.create')
  if (!writes && !can('loopRequest.create')) return null
  return (
    <Button
      component={Link}
      to={pathTo(writes ? 'loopNew' : 'loopRequestNew')}
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      {t(writes ? 'newLoop' : 'askLoop')}
    </Button>
  )
}
