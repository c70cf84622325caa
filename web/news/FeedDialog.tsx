import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { copyText } from '#web/kit/device/clipboard.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Notice, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './news.module.css'

const fail = { onError: (error: unknown) => void toast.error(messageOf(error)) }

/** The address just made, this once. */
const Made = ({ address }: { readonly address: string }) => {
  const t = useWords(newsPageWords)
  const copy = async () => {
    if (await copyText(address)) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }
  return (
    <Notice tone="info" role="status">
      <Stack gap="small">
        <p>{t('feedShown')}</p>
        <code className={css['address']}>{address}</code>
        <Row>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}

/** One's personal address for feed readers: whether there is one, a new one, its end. */
export const FeedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords(newsPageWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const [path, setPath] = useState<string>()
  const answer = useCall(newsCalls.feed, {}, { keep: false })
  const invalidates = [newsCalls.feed]
  const make = useSend(newsCalls.feedMake, { ...fail, invalidates, onSuccess: ({ data }) => setPath(data.path) })
  const end = useSend(newsCalls.feedRevoke, {
    ...fail,
    invalidates,
    onSuccess: () => {
      setPath(undefined)
      toast.success(t('feedEnded'))
    },
  })
  return (
    <Dialog open title={t('feed')} onClose={onClose}>
      <Stack>
        <p>{t('feedLead')}</p>
        <Answer of={answer} rows={2}>
          {({ data }) => (
            <Stack gap="small">
              {path !== undefined && <Made address={`${location.origin}${path}`} />}
              <p>
                {data === null
                  ? t('feedNone')
                  : [
                      t('feedSince', { at: f.dateTime(data.created_at) }),
                      data.used_at !== null && t('feedUsed', { at: f.dateTime(data.used_at) }),
                    ]
                      .filter((it) => it !== false)
                      .join(' ')}
              </p>
              <Row at="end" gap="small">
                {data !== null && (
                  <Button {...disabledProps} variant="default" onClick={unlessViewing(() => end.mutate({}))}>
                    {t('feedEnd')}
                  </Button>
                )}
                <Button {...disabledProps} loading={make.isPending} onClick={unlessViewing(() => make.mutate({}))}>
                  {t(data === null ? 'feedMake' : 'feedAgain')}
                </Button>
              </Row>
            </Stack>
          )}
        </Answer>
      </Stack>
    </Dialog>
  )
}
