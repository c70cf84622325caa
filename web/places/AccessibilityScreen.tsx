import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accessibilityWords } from '#contract/places/accessibility.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { PublicPage } from '#web/places/PublicPage.tsx'
import css from './AccessibilityScreen.module.css'

/** Month in which somebody last checked this page. */
const REVIEWED = '2026-11'

const expected = ['does_keyboard', 'does_reader', 'does_contrast', 'does_size', 'does_motion', 'does_words'] as const
const missing = ['missing_time', 'missing_pdf'] as const
const keys = [
  ['mod+k', 'key_palette'],
  ['?', 'key_help'],
  ['/', 'key_search'],
  ['n', 'key_start'],
  ['s', 'key_stop'],
  ['Esc', 'key_close'],
] as const

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css['part']}>
    <h2 className={css['title']}>{title}</h2>
    <div className={css['body']}>{children}</div>
  </section>
)

/** The accessibility statement: support for keyboard, screen reader and large text, known gaps, and a contact. */
export const AccessibilityScreen = () => {
  const t = useWords(accessibilityWords)
  const locale = useLocale()
  const { me } = useSession()
  const month = new Intl.DateTimeFormat(locale === 'pt' ? 'pt-BR' : 'en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${REVIEWED}-01T00:00:00Z`))
  return (
    <PublicPage>
      <div className={css['page']}>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Part title={t('target')}>
          <p>{t('targetBody')}</p>
          <p className={css['quiet']}>{t('reviewed', { month })}</p>
        </Part>
        <Part title={t('does')}>
          <ul>
            {expected.map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('shortcuts')}>
          <dl className={css['keys']}>
            {keys.map(([key, word]) => (
              <div key={key}>
                <dt>
                  <Kbd keys={key} />
                </dt>
                <dd>{t(word)}</dd>
              </div>
            ))}
          </dl>
          <p className={css['quiet']}>{t('shortcutsBody')}</p>
        </Part>
        <Part title={t('tested')}>
          <p>{t('testedBody')}</p>
        </Part>
        <Part title={t('missing')}>
          <ul>
            {missing.map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t('report')}>
          <p>{t('reportBody')}</p>
          {me ? (
            <p>
              <Button component={Link} to={pathTo('support')}>
                {t('toSupport')}
              </Button>
            </p>
          ) : (
            <p>{t('reportOut')}</p>
          )}
        </Part>
      </div>
    </PublicPage>
  )
}
