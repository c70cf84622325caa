import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { articlesIn } from '#web/help/articles.ts'
import { searchHelp } from '#web/help/help.rules.ts'
import { useLocale, useWords } from '#web/kit/words.ts'

const SHOWN = 3

const signsOf = (q: string, sign: RegExp): number => q.match(sign)?.length ?? 0

/** False for a document, a telephone or a short id, whose digits stand in many an article. */
const asks = (q: string): boolean => signsOf(q, /\p{N}/gu) < signsOf(q, /\p{L}/gu)

interface FoundArticle {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly icon: typeof IconHelpCircle
  readonly run: () => void
}

interface FoundArticlesProps {
  readonly q: string
  readonly onFound: (articles: readonly FoundArticle[]) => void
}

/** Articles of the help that answer what is typed, as the palette lists things. */
export const FoundArticles = ({ q, onFound }: FoundArticlesProps) => {
  const t = useWords(shellWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const tell = useEffectEvent(() =>
    onFound(
      (asks(q) ? searchHelp(articlesIn(locale), q, locale) : []).slice(0, SHOWN).map(({ article }) => ({
        id: `article.${article.id}`,
        label: article.title,
        group: t('helpArticle'),
        icon: IconHelpCircle,
        run: () => void navigate(`${pathTo('help')}?artigo=${article.id}`),
      })),
    ),
  )
  useEffect(() => {
    tell()
    return () => onFound([])
  }, [q, locale, onFound])
  return null
}
