import { Link } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useWords } from '#web/kit/words.ts'

/** Whoever meets a barrier at the door finds help there. */
export const AccessibilityLink = () => {
  const t = useWords(authWords)
  return <Link to={pathTo('accessibility')}>{t('accessibility')}</Link>
}
