import { Button } from '@mantine/core'
import { IconBulb, IconConfetti, IconHeart, IconSparkles, IconThumbUp } from '@tabler/icons-react'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsReactions } from '#contract/news/news.rules.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { invalidate, useCall, useSend } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './news.module.css'

const icons = {
  like: IconThumbUp,
  love: IconHeart,
  party: IconConfetti,
  clap: IconSparkles,
  thinking: IconBulb,
} as const

/** How often each reaction was given; its readers give and take back their own. */
export const Reactions = ({ of: { id, for_me } }: { readonly of: Pick<NewsRow, 'id' | 'for_me'> }) => {
  const t = useWords(newsPageWords)
  const { disabledProps, unlessViewing } = usePreview()
  const given = useCall(newsCalls.page, { id }).data?.data.reactions
  const send = useSend(newsCalls.react, {
    onSuccess: () => void invalidate(newsCalls.page, { id }),
    onError: (error) => void toast.error(messageOf(error)),
  })
  if (!given || (!for_me && given.length === 0)) return null
  return (
    <div role="group" aria-label={t('reactions')}>
      <Row gap="tight">
        {newsReactions.map((reaction) => {
          const { count = 0, mine = false } = given.find((it) => it.reaction === reaction) ?? {}
          if (!for_me && count === 0) return null
          const Sign = icons[reaction]
          const name = t(`reaction_${reaction}`)
          return (
            <Button
              key={reaction}
              {...disabledProps}
              size="compact-md"
              variant={mine ? 'light' : 'default'}
              aria-pressed={mine}
              aria-label={t('reactionCount', { name, count })}
              title={name}
              disabled={!for_me}
              onClick={unlessViewing(() => send.mutate({ id, reaction, on: !mine }))}
            >
              <Sign size={16} stroke={1.75} aria-hidden />
              {count > 0 && <span className={`figures ${css['given']}`}>{count}</span>}
            </Button>
          )
        })}
      </Row>
    </div>
  )
}
