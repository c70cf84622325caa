import { Button } from '@mantine/core'
import { IconArrowLeft, IconMessageOff } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { Conversation } from '#web/support/Conversation.tsx'
import css from './MessagePage.module.css'

/** One message under a link of its own. */
export const MessagePage = ({ id }: { id: number }) => {
  const t = useWords(supportScreenWords)
  const [params] = useSearchParams()
  const { data, error, refetch, isFetching } = useCall(supportCalls.show, { id })
  const rest = new URLSearchParams(params)
  rest.delete('m')
  const list = rest.size > 0 ? `${pathTo('support')}?${rest.toString()}` : pathTo('support')
  return (
    <div className={css['page']}>
      {!data && (
        <Link to={list} className={css['back']}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden />
          {t('back')}
        </Link>
      )}
      {data ? (
        <Conversation row={data.data} list={list} />
      ) : error?.status === 404 ? (
        <>
          <PageHeader title={t('title')} documentTitle={t('notFoundTitle')} />
          <EmptyState
            icon={IconMessageOff}
            title={t('notFoundTitle')}
            body={t('notFoundBody')}
            action={
              <Button component={Link} to={pathTo('support')} variant="default">
                {t('title')}
              </Button>
            }
          />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading rows={6} />
      )}
    </div>
  )
}
