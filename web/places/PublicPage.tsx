import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { PublicBar } from '#web/page/public/PublicBar.tsx'
import css from './PublicPage.module.css'

/** A page for everybody: within the shell for who is signed in, with a head of its own for the others. */
export const PublicPage = ({ children }: { children: ReactNode }) => {
  const t = useWords(shellWords)
  const { me } = useSession()
  if (me?.verified) return children
  return (
    <div className={css['page']}>
      <PublicBar>
        <Button component={Link} to={pathTo('login')} size="xs" className={css['enter']}>
          {t('toSignIn')}
        </Button>
      </PublicBar>
      <div className={css['sheet']}>{children}</div>
    </div>
  )
}
