import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { newsCalls } from '#contract/news/news.calls.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { reread, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Notice, Row } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Asks the reader to say that they know of a news item, and says when they did. */
export const Acknowledge = ({ of: { id, acked_at } }: { readonly of: Pick<NewsRow, 'id' | 'acked_at'> }) => {
  const t = useWords(newsPageWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const send = useSend(newsCalls.acknowledge, {
    onSuccess: () => {
      toast.success(t('ackedDone'))
      void reread('news')
    },
    onError: (error) => void toast.error(messageOf(error)),
  })
  if (acked_at !== null)
    return (
      <Notice icon={IconCheck} tone="quiet">
        {t('acked', { at: f.dateTime(acked_at) })}
      </Notice>
    )
  return (
    <Notice tone="info">
      <Row at="between">
        <span>{t('ackAsked')}</span>
        <Button
          {...disabledProps}
          loading={send.isPending}
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onClick={unlessViewing(() => send.mutate({ id }))}
        >
          {t('acknowledge')}
        </Button>
      </Row>
    </Notice>
  )
}
