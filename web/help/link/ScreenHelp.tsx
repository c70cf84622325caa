import { IconHelpCircle } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { helpLinkWords } from '#contract/help/helpLink.words.ts'
import { findRoute, pathTo } from '#contract/routes/match.ts'
import { articleOf } from '#web/help/link/byScreen.ts'
import { useWords } from '#web/kit/words.ts'
import css from './ScreenHelp.module.css'

/** Leads from a screen to the article that explains it, where there is one. */
export const ScreenHelp = () => {
  const t = useWords(helpLinkWords)
  const here = findRoute(useLocation().pathname)?.name
  const article = here && articleOf[here]
  if (article === undefined) return null
  return (
    <Link
      className={css['link']}
      to={`${pathTo('help')}?artigo=${article}`}
      aria-label={t('screen')}
      title={t('screen')}
    >
      <IconHelpCircle size={18} stroke={1.75} aria-hidden />
    </Link>
  )
}
