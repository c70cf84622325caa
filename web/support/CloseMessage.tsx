import { Button } from '@mantine/core'
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react'
import { supportCalls, type SupportDetail } from '#contract/support/support.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const invalidates = [supportCalls.list, supportCalls.show]

/** Closes the conversation, to be taken back for ten seconds or by hand. */
export const CloseMessage = ({ row }: { row: SupportDetail }) => {
  const t = useWords(supportScreenWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const onError = (error: { message: string }) => void toast.error(error.message)
  const reopen = useSend(supportCalls.reopen, {
    invalidates,
    onSuccess: () => void toast.success(t('reopened')),
    onError,
  })
  const close = useSend(supportCalls.close, {
    invalidates,
    onSuccess: () => void toast.undo(t('closed'), () => reopen.mutate({ id: row.id })),
    onError,
  })
  if (!can('support.answer')) return null
  return row.status === 'closed' ? (
    <Button
      variant="default"
      loading={reopen.isPending}
      leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => reopen.mutate({ id: row.id }))}
    >
      {t('reopen')}
    </Button>
  ) : (
    <Button
      variant="default"
      loading={close.isPending}
      leftSection={<IconArchive size={16} stroke={1.75} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => close.mutate({ id: row.id }))}
    >
      {t('close')}
    </Button>
  )
}
