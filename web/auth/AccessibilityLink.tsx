import { Link } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useWords } from '#web/kit/words.ts'

/** The accessibility page is reachable without signing in. */
export const AccessibilityLink = () => {
  const t = useWords(authWords)
  return <Link to={pathTo('accessibility')}>{t('accessibility')}</Link>
}
