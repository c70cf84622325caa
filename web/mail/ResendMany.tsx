import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { mailCalls, RESEND_MAX } from '#contract/mail/mail.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface ResendManyProps {
  readonly chosen: Chosen
  readonly filter: Readonly<Record<string, string>>
}

/** Sends the selected messages again, such as all that failed while the mail server was away. */
export const ResendMany = ({ chosen: { count, meant, clear }, filter }: ResendManyProps) => {
  const t = useWords(mailWords)
  const { disabledProps, unlessViewing } = usePreview()
  const resend = useSend(mailCalls.resendMany, {
    invalidates: [mailCalls.list],
    onSuccess: ({ queued }) => {
      toast.success(t('resentMany', { count: queued }))
      clear()
    },
    onError: (error) => void toast.error(error.message),
  })
  const tooMany = count > RESEND_MAX
  const ask = async () => {
    const yes = await confirm({ title: t('resendMany', { count }), body: t('resendBody'), yes: t('resend') })
    if (yes) resend.mutate('ids' in meant ? { ids: [...meant.ids] } : { filter, except: [...meant.except] })
  }
  return (
    <>
      {tooMany && <span>{t('resendTooMany', { max: RESEND_MAX })}</span>}
      <Button
        size="compact-sm"
        variant="default"
        loading={resend.isPending}
        leftSection={<IconSend size={14} stroke={1.75} aria-hidden />}
        {...disabledProps}
        disabled={tooMany}
        onClick={unlessViewing(() => void ask())}
      >
        {t('resend')}
      </Button>
    </>
  )
}
