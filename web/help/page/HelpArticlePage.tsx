import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { helpWords } from '#contract/help/help.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { HelpArticle } from '#web/help/article.ts'
import { articleIn, articlesIn } from '#web/help/articles.ts'
import { HelpBody } from '#web/help/page/HelpBody.tsx'
import { HelpScreens } from '#web/help/page/HelpScreens.tsx'
import { articleLink } from '#web/help/useHelp.ts'
import { addressOf, copyText } from '#web/kit/device/clipboard.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import css from './HelpArticlePage.module.css'

interface PageProps {
  readonly article: HelpArticle
  /** The search that led here. */
  readonly q: string
  readonly terms: readonly string[]
}

/** One article, its neighbours and where to go on. */
export const HelpArticlePage = ({ article, q, terms }: PageProps) => {
  const t = useWords(helpWords)
  const locale = useLocale()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The shell does this when the path changes; here only the query does.
    const main = page.current?.closest('main')
    main?.scrollTo({ top: 0 })
    main?.focus({ preventScroll: true })
  }, [])
  const copy = async () => {
    const link = addressOf(`${pathTo('help')}${articleLink(article.id, '')}`)
    if (await copyText(link)) toast.success(t('copied'))
    else toast.info(t('notCopied', { link }))
  }
  const home = q === '' ? pathTo('help') : `${pathTo('help')}?${new URLSearchParams({ q }).toString()}`
  const see = (article.see ?? []).flatMap((id) => articleIn(locale, id) ?? [])
  return (
    <div ref={page} className={css['page']}>
      {q !== '' && (
        <Link to={home} className={css['back']}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden />
          {t('backToResults')}
        </Link>
      )}
      <PageHeader
        title={article.title}
        crumbs={[{ label: t('title'), to: home }]}
        lead={article.summary}
        actions={
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('link')}
          </Button>
        }
      />
      <div className={css['columns']}>
        <article className={css['text']}>
          <HelpBody article={article} terms={terms} />
          <HelpScreens names={article.opens ?? []} />
          {see.length > 0 && (
            <nav aria-label={t('see')} className={css['see']}>
              <h2 className={css['name']}>{t('see')}</h2>
              <ul className={css['list']}>
                {see.map((article) => (
                  <li key={article.id}>
                    <Link to={articleLink(article.id, '')} className={css['next']}>
                      <span>
                        <span className={css['title']}>{article.title}</span>
                        <span className={css['summary']}>{article.summary}</span>
                      </span>
                      <IconArrowRight size={16} stroke={1.75} aria-hidden />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </article>
        <nav aria-label={t(`category_${article.category}`)} className={css['side']}>
          <p className={css['name']}>{t(`category_${article.category}`)}</p>
          <ul className={css['list']}>
            {articlesIn(locale)
              .filter((it) => it.category === article.category)
              .map((reference) => (
                <li key={reference.id}>
                  <Link
                    to={articleLink(reference.id, '')}
                    className={css['neighbour']}
                    aria-current={reference.id === article.id ? 'page' : undefined}
                  >
                    {reference.title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
