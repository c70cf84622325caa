import './terms.print.css'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconPrinter } from '@tabler/icons-react'
import { TERMS_PUBLISHED, TERMS_VERSION, termsCalls } from '#contract/terms/terms.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'
import { TermsClauses } from '#web/terms/TermsClauses.tsx'
import { TermsContents } from '#web/terms/TermsContents.tsx'
import { useSections } from '#web/terms/useSections.ts'
import { useTermsText } from '#web/terms/useTermsText.ts'
import css from './TermsScreen.module.css'

const monthOf = (locale: 'pt' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'pt' ? 'pt-BR' : 'en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${TERMS_PUBLISHED}-01T00:00:00Z`),
  )

/** The person's answer to this version, with its time. */
const MyAnswer = () => {
  const t = useWords(termsScreenWords)
  const f = useFormat()
  const { data } = useCall(termsCalls.myAnswer, {})
  if (!data) return <p className={css['answer']} />
  if (!data.answer) return <p className={css['answer']}>{t('notAnswered')}</p>
  const { accepted, at } = data.answer
  const Icon = accepted ? IconCircleCheck : IconCircleX
  return (
    <p className={css['answer']} data-accepted={accepted}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(accepted ? 'acceptedAt' : 'refusedAt', { date: f.dateTime(at) })}
    </p>
  )
}

/** The terms of service, to be read, linked to by section and printed. */
export const TermsScreen = () => {
  const t = useWords(termsScreenWords)
  const locale = useLocale()
  const { data: text, error, refetch, isFetching } = useTermsText(locale)
  const here = useSections(text)
  const setup = useSetup()
  const own = setup.data?.terms_link ?? ''
  return (
    <div className={css['page']} data-print="page">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant="default"
            data-print="never"
            leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        }
      />
      <div className={css['facts']}>
        <p className={`${css['version']} figures`}>
          <span>{t('version', { version: TERMS_VERSION })}</span>
          <span>{t('published', { month: monthOf(locale) })}</span>
        </p>
        {own !== '' && (
          <p>
            <a href={own} target="_blank" rel="noreferrer">
              {t('own', { organisation: setup.data?.organisation ?? '' })}
            </a>
          </p>
        )}
        <MyAnswer />
      </div>
      {text ? (
        <div className={css['columns']}>
          <TermsContents text={text} here={here} />
          <article className={css['text']} lang={locale === 'pt' ? 'pt-BR' : 'en'}>
            <TermsClauses text={text} />
          </article>
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading rows={12} />
      )}
    </div>
  )
}
