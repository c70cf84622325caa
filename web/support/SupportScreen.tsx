import { Link, useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useSession } from '#web/kit/session.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { MessageList } from '#web/support/MessageList.tsx'
import { MessagePage } from '#web/support/MessagePage.tsx'
import { NewMessage } from '#web/support/NewMessage.tsx'
import { useSupportNews } from '#web/support/useSupportNews.ts'
import css from './SupportScreen.module.css'

const views = ['all', 'own'] as const

/** Where people write to the administrators, and where these read and answer. */
export const SupportScreen = () => {
  const t = useWords(supportScreenWords)
  const { can } = useSession()
  const [params, setParams] = useSearchParams()
  useSupportNews()
  const reader = can('support.seeAll')
  const all = reader && params.get('ver') !== 'own'
  const id = Number(params.get('m') ?? Number.NaN)
  if (Number.isInteger(id) && id > 0) return <MessagePage key={id} id={id} />
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={
          all ? (
            t('leadReader')
          ) : (
            <>
              {t('lead')} {t('helpFirst')}{' '}
              <Link to={pathTo('help')} className={css['help']}>
                {t('help')}
              </Link>
              .
            </>
          )
        }
      />
      {reader && (
        <div role="group" aria-label={t('views')} className={css['views']}>
          {views.map((it) => (
            <button
              key={it}
              type="button"
              aria-pressed={all === (it === 'all')}
              className={css['view']}
              onClick={() => setParams(it === 'all' ? {} : { ver: it })}
            >
              {t(`view_${it}`)}
            </button>
          ))}
        </div>
      )}
      {all ? (
        <MessageList all />
      ) : (
        <div className={css['columns']}>
          <NewMessage
            onFiled={(row) => {
              toast.success(t('sent'))
              setParams({ ...(reader ? { ver: 'own' } : {}), m: String(row.id) })
            }}
          />
          <section aria-labelledby="support-own" className={css['own']}>
            <h2 id="support-own" className={css['title']}>
              {t('own')}
            </h2>
            <MessageList all={false} />
          </section>
        </div>
      )}
    </>
  )
}
