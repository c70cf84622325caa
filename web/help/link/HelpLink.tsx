import { helpLinkWords } from '#contract/help/helpLink.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { ArticleId } from '#web/help/contents.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface HelpLinkProps {
  readonly article: ArticleId
}

/** A link to the article that explains a part of a screen, at the end of a sentence. */
export const HelpLink = ({ article }: HelpLinkProps) => {
  const t = useWords(helpLinkWords)
  return <TextLink to={`${pathTo('help')}?artigo=${article}`}>{t('more')}</TextLink>
}
