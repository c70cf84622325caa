import {
  IconClock,
  IconFlag,
  IconKeyboard,
  IconLifebuoy,
  IconLock,
  IconTable,
  IconRocket,
  type Icon,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { helpWords } from '#contract/help/help.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { helpCategories, type HelpCategory } from '#web/help/article.ts'
import { articlesIn } from '#web/help/articles.ts'
import { articleLink } from '#web/help/useHelp.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import css from './HelpContents.module.css'

const categoryIcons: Readonly<Record<HelpCategory, Icon>> = {
  start: IconFlag,
  loop: IconClock,
  center: IconTable,
  work: IconRocket,
  screen: IconKeyboard,
  access: IconLock,
  contact: IconLifebuoy,
}

/** Every article under its category. */
export const HelpContents = () => {
  const t = useWords(helpWords)
  const locale = useLocale()
  return (
    <>
      <div className={css['grid']}>
        {helpCategories.map((category) => {
          const Icon = categoryIcons[category]
          return (
            <section key={category} aria-labelledby={`help-${category}`}>
              <h2 id={`help-${category}`} className={css['name']}>
                <span className={css['icon']} aria-hidden>
                  <Icon size={18} stroke={1.6} />
                </span>
                {t(`category_${category}`)}
              </h2>
              <ul className={css['list']}>
                {articlesIn(locale)
                  .filter((it) => it.category === category)
                  .map((article) => (
                    <li key={article.id}>
                      <Link to={articleLink(article.id, '')} className={css['link']}>
                        {article.title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          )
        })}
      </div>
      <p className={css['more']}>
        {t('missing')} <Link to={pathTo('support')}>{t('write')}</Link>
      </p>
    </>
  )
}
