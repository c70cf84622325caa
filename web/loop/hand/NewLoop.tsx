import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

/** The way to a loop that no timer measured: written by whoever may, asked for by all others. */
export const NewLoop = ({ main = false }: { readonly main?: boolean }) => {
  const t = useWords(loopCenterWords)
  const { can } = useSession()
  const writes = can('loop.create')
  if (!writes && !can('loopRequest.create')) return null
  return (
    <Button
      component={Link}
      to={pathTo(writes ? 'loopNew' : 'loopRequestNew')}
      variant={main ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      {t(writes ? 'newLoop' : 'askLoop')}
    </Button>
  )
}
