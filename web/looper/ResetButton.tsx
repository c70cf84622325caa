import { Button } from '@mantine/core'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { looperCalls, type LooperDetail } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Sends somebody who cannot sign in a link for a new password, or shows it where no mail leaves. */
export const ResetButton = ({ of }: { readonly of: LooperDetail }) => {
  const t = useWords(looperWords)
  const me = useMe()
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const { id, nome, email, role, status } = of
  const send = useSend(looperCalls.reset, {
    onSuccess: ({ link }) => void (link ? showLink(link, nome) : toast.success(t('resetSent', { email }))),
    onError: (error) => void toast.error(error.message),
  })
  const active = of.deleted_at === null && status === userStatus.active && role !== ROLE.pending
  const above = role === ROLE.admin && me.role !== ROLE.admin
  if (!active || above || id === me.id || !can('looper.changeRole')) return null
  const asked = async () => {
    const question = { title: t('resetAsk', { name: nome }), body: t('resetBody'), yes: t('reset') }
    if (await confirm(question)) send.mutate({ id })
  }
  return (
    <Button variant="default" loading={send.isPending} {...disabledProps} onClick={unlessViewing(() => void asked())}>
      {t('reset')}
    </Button>
  )
}
