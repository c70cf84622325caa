import { Button } from '@mantine/core'
import { IconMoodEmpty } from '@tabler/icons-react'
import { Link } from 'react-router'
import { helpWords } from '#contract/help/help.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Found } from '#web/help/help.rules.ts'
import { Marked } from '#web/help/search/Marked.tsx'
import { articleLink } from '#web/help/useHelp.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HelpResults.module.css'

interface HelpResultsProps {
  readonly found: readonly Found[]
  readonly terms: readonly string[]
  readonly q: string
}

/** Search results, each with the matching sentence. */
export const HelpResults = ({ found, terms, q }: HelpResultsProps) => {
  const t = useWords(helpWords)
  return (
    <>
      <p role="status" className={found.length > 0 ? css['count'] : 'visually-hidden'}>
        {found.length > 0 ? t('results', { count: found.length }) : t('none', { q })}
      </p>
      {found.length > 0 ? (
        <ol className={css['list']}>
          {found.map(({ article, excerpt }) => (
            <li key={article.id}>
              <Link to={articleLink(article.id, q)} className={css['result']}>
                <span className={css['category']}>{t(`category_${article.category}`)}</span>
                <span className={css['title']}>
                  <Marked text={article.title} terms={terms} />
                </span>
                <span className={css['excerpt']}>
                  <Marked text={excerpt} terms={terms} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          icon={IconMoodEmpty}
          title={t('none', { q })}
          body={t('noneBody')}
          action={
            <Button component={Link} to={pathTo('support')} variant="default">
              {t('write')}
            </Button>
          }
        />
      )}
    </>
  )
}
