import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { commentCalls, type CommentRow } from '#contract/things/comment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { useMore } from '#web/kit/call/more.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { Section } from '#web/kit/ui/page/layout.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { Comment } from '#web/things/comments/Comment.tsx'
import { NewComment } from '#web/things/comments/NewComment.tsx'
import css from '#web/things/things.module.css'

/** The comments that are known, oldest first; a link to one that is further back leads there too. */
const useComments = (of: OfRecord, sought: number) => {
  const answer = useMore(commentCalls.list, of, ({ data, more }) => (more ? { before: data[0]?.id ?? 1 } : undefined))
  const rows = answer.data?.pages.toReversed().flatMap((it) => it.data)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answer
  const first = rows?.[0]?.id ?? 0
  const further = sought > 0 && first > sought && hasNextPage && !isFetchingNextPage
  useEffect(() => {
    if (further) void fetchNextPage()
  }, [further, fetchNextPage])
  return { answer, rows }
}

interface ListProps {
  readonly of: OfRecord
  readonly rows: readonly CommentRow[]
  readonly sought: number
  /** Older ones were asked for, which nobody wants read aloud. */
  readonly quiet: boolean
}

const List = ({ of, rows, sought, quiet }: ListProps) => {
  const t = useWords(thingScreenWords)
  if (rows.length === 0) return <p className={css['quiet']}>{t('commentsNone')}</p>
  return (
    <ol className={css['list']} aria-live={quiet ? 'off' : 'polite'} aria-relevant="additions">
      {rows.map((comment) => (
        <li key={comment.id}>
          <Comment of={of} row={comment} sought={comment.id === sought} />
        </li>
      ))}
    </ol>
  )
}

/** Comments on a record and the field for a new one; comments of others arrive live. */
export const Comments = ({ of }: { of: OfRecord }) => {
  const t = useWords(thingScreenWords)
  const [params] = useSearchParams()
  const sought = Number(params.get('comment') ?? 0)
  const { answer, rows } = useComments(of, sought)
  return (
    <Section title={t('comments')}>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {!rows && !answer.error && <Loading rows={3} />}
      {answer.hasNextPage && (
        <Button variant="subtle" loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
      {rows && <List of={of} rows={rows} sought={sought} quiet={(answer.data?.pages.length ?? 0) > 1} />}
      {answer.data?.pages[0]?.writable && <NewComment of={of} />}
    </Section>
  )
}
