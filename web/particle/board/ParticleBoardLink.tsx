import { particleWords } from '#contract/particle/particle.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** To the same particles as a board: in Workstation, or in Prolab for who is there. */
export const ParticleBoardLink = () => {
  const t = useWords(particleWords)
  const { role } = useSession()
  const { workstationParticleBoard: board } = routes
  return mayOpen(board, role) ? <TextLink to={board.path}>{t('boardLink')}</TextLink> : null
}
