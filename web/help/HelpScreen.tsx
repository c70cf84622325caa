import { IconInfoCircle } from '@tabler/icons-react'
import { helpWords } from '#contract/help/help.words.ts'
import { HelpContents } from '#web/help/HelpContents.tsx'
import { HelpArticlePage } from '#web/help/page/HelpArticlePage.tsx'
import { HelpResults } from '#web/help/search/HelpResults.tsx'
import { HelpSearch } from '#web/help/search/HelpSearch.tsx'
import { useHelp } from '#web/help/useHelp.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { TourList } from '#web/tour/TourList.tsx'
import css from './HelpScreen.module.css'

/** A link to an article that does not exist: says so, above all that do. */
const UnknownArticle = () => {
  const t = useWords(helpWords)
  return (
    <p role="status" className={css['notice']}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      <span>
        <strong>{t('unknownTitle')}.</strong> {t('unknownBody')}
      </span>
    </p>
  )
}

/** Articles by category, a search over all of them, and each article under a link of its own. */
export const HelpScreen = () => {
  const t = useWords(helpWords)
  const { id, article, q, typed, setTyped, terms, found } = useHelp()
  if (article) return <HelpArticlePage key={article.id} article={article} q={q} terms={terms} />
  return (
    <div className={css['page']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {id !== null && <UnknownArticle />}
      <HelpSearch value={typed} onChange={setTyped} first={found[0]?.article.id} />
      {terms.length > 0 ? <HelpResults found={found} terms={terms} q={typed.trim()} /> : <HelpContents />}
      {terms.length === 0 && <TourList />}
    </div>
  )
}
