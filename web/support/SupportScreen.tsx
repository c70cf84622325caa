import { Link, useSearchParams } from 'react-router'
import { PAGE_SIZE } from '#contract/kit/page.ts'
import { pathTo } from '#contract/routes/match.ts'
import { supportList } from '#contract/support/support.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { MessageList } from '#web/support/MessageList.tsx'
import { MessagePage } from '#web/support/MessagePage.tsx'
import { NewMessage } from '#web/support/NewMessage.tsx'
import css from './SupportScreen.module.css'

const views = ['all', 'own'] as const

/** Counts beside the list. The input equals the list's first request, so one request serves both. */
const useAside = (scope: 'all' | 'own') =>
  useCall(supportList.calls.list, { page: 1, per_page: PAGE_SIZE, sort: '-last_at', scope }).data

const Lead = ({ all, mails }: { all: boolean; mails: boolean }) => {
  const t = useWords(supportScreenWords)
  if (all) return t(mails ? 'leadReaderMailed' : 'leadReader')
  return (
    <>
      {t(mails ? 'leadMailed' : 'lead')} {t('helpFirst')}{' '}
      <Link to={pathTo('help')} className={css['help']}>
        {t('help')}
      </Link>
      .
    </>
  )
}

const Messages = () => {
  const t = useWords(supportScreenWords)
  const { can } = useSession()
  const [params, setParams] = useSearchParams()
  const reader = can('support.seeAll')
  const all = reader && params.get('ver') !== 'own'
  const aside = useAside(all ? 'all' : 'own')
  const mails = aside?.mails ?? false
  return (
    <>
      <PageHeader title={t('title')} lead={<Lead all={all} mails={mails} />} />
      {reader && (
        <div role="group" aria-label={t('views')} className={css['views']}>
          {views.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={all === (view === 'all')}
              className={css['view']}
              onClick={() => setParams(view === 'all' ? {} : { ver: view })}
            >
              {t(`view_${view}`)}
            </button>
          ))}
        </div>
      )}
      {all ? (
        <MessageList all counts={aside?.counts} />
      ) : (
        <div className={css['columns']}>
          <NewMessage
            mails={mails}
            onFiled={(row) => {
              toast.success(t('sent'))
              setParams({ ...(reader ? { ver: 'own' } : {}), m: String(row.id) })
            }}
          />
          <section aria-labelledby="support-own" className={css['own']}>
            <h2 id="support-own" className={css['title']}>
              {t('own')}
            </h2>
            <MessageList all={false} counts={aside?.counts} />
          </section>
        </div>
      )}
    </>
  )
}

/** Messages to the administrators, who read and answer them here. */
export const SupportScreen = () => {
  const [params] = useSearchParams()
  const id = Number(params.get('m') ?? Number.NaN)
  return Number.isInteger(id) && id > 0 ? <MessagePage key={id} id={id} /> : <Messages />
}
