import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

/** Leads to the person's own start, or to signing in. */
export const HomeButton = () => {
  const t = useWords(shellWords)
  const { me, role } = useSession()
  const home = mayOpen(routes.home, role) ? pathTo('home') : pathTo('headquarter')
  return (
    <Button component={Link} to={me ? home : pathTo('login')}>
      {t(me ? 'goHome' : 'toSignIn')}
    </Button>
  )
}
