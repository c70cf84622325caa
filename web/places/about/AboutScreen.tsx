import { Link } from 'react-router'
import { aboutWords } from '#contract/places/about.words.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { systemCalls } from '#contract/system/system.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { useCall } from '#web/kit/call/query.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { Mark } from '#web/page/public/Mark.tsx'
import { inBrowser, onServer } from '#web/places/about/libraries.ts'
import { LibraryList } from '#web/places/about/LibraryList.tsx'
import css from './AboutScreen.module.css'

const ways = [
  ['help', 'toHelp'],
  ['support', 'toSupport'],
  ['terms', 'toTerms'],
  ['accessibility', 'toAccessibility'],
  ['schematic', 'toMap'],
  ['selfTest', 'toSelfTest'],
] as const satisfies readonly (readonly [RouteName, string])[]

/** The product, its version, and the libraries that it uses. */
export const AboutScreen = () => {
  const t = useWords(aboutWords)
  const { data, isPending } = useCall(systemCalls.health, {}, { staleTime: 60_000 })
  return (
    <div className={css['page']}>
      <PageHeader title={t('title')} />
      <div className={css['top']}>
        <span className={css['mark']} aria-hidden>
          <Mark size={56} />
        </span>
        <p className={css['lead']}>{t('lead')}</p>
      </div>
      <div className={css['columns']}>
        <FactList
          facts={[
            { label: t('version'), value: data?.version ?? (isPending ? ' ' : t('unknown')) },
            { label: t('terms'), value: TERMS_VERSION },
            { label: t('licence'), value: 'Apache-2.0' },
            { label: t('api'), value: <a href="/api/docs">{t('apiLink')}</a> },
          ]}
        />
        <nav aria-label={t('more')}>
          <ul className={css['ways']}>
            {ways.map(([route, word]) => (
              <li key={route}>
                <Link to={routes[route].path}>{t(word)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section aria-labelledby="about-parts" className={css['parts']}>
        <h2 id="about-parts" className={css['title']}>
          {t('parts')}
        </h2>
        <p className={css['thanks']}>{t('partsLead')}</p>
        <LibraryList name={t('inBrowser')} libraries={inBrowser} />
        <LibraryList name={t('onServer')} libraries={onServer} />
      </section>
    </div>
  )
}
