import { IconPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

type Marked = Pick<NewsRow, 'pinned' | 'asks_ack' | 'read_at' | 'acked_at'> & { readonly for_me?: boolean }

interface NewsTitleProps {
  readonly of: Marked
  readonly children: ReactNode
}

/** The title of a news item with what it is to its reader: pinned, new, or waiting for an answer. */
export const NewsTitle = ({ of, children }: NewsTitleProps) => {
  const t = useWords(newsPageWords)
  const mine = of.for_me !== false
  const waits = mine && of.asks_ack && of.acked_at === null
  return (
    <Row gap="tight">
      <span>{children}</span>
      {of.pinned && (
        <StatusBadge tone="brand" icon={IconPin}>
          {t('isPinned')}
        </StatusBadge>
      )}
      {waits ? (
        <StatusBadge tone="warn">{t('waits')}</StatusBadge>
      ) : (
        mine && of.read_at === null && <StatusBadge tone="info">{t('isNew')}</StatusBadge>
      )}
    </Row>
  )
}
