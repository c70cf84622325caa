import { Button } from '@mantine/core'
import { IconLayoutKanban } from '@tabler/icons-react'
import { Link } from 'react-router'
import { particleWords } from '#contract/particle/particle.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

/** To the same particles as a board: in Workstation, or in Prolab for who is there. */
export const ParticleBoardLink = () => {
  const t = useWords(particleWords)
  const { role } = useSession()
  const { workstationParticleBoard: board } = routes
  return mayOpen(board, role) ? (
    <Button
      component={Link}
      to={board.path}
      variant="default"
      leftSection={<IconLayoutKanban size={16} stroke={1.75} aria-hidden />}
    >
      {t('boardLink')}
    </Button>
  ) : null
}
