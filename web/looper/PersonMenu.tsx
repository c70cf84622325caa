import { IconDots, IconKey, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { looperCalls, type LooperDetail } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { StatusModal } from '#web/looper/StatusModal.tsx'
import { useMaySetStatus } from '#web/looper/useMaySetStatus.ts'

interface Of {
  readonly of: LooperDetail
}

/** Sends somebody who cannot sign in a link for a new password, or shows it where no mail leaves. */
const useReset = ({ of: { id, nome, email, role, status, deleted_at } }: Of): readonly MenuItem[] => {
  const t = useWords(looperWords)
  const me = useMe()
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const send = useSend(looperCalls.reset, {
    onSuccess: ({ link }) => void (link ? showLink(link, nome) : toast.success(t('resetSent', { email }))),
    onError: (error) => void toast.error(error.message),
  })
  const active = deleted_at === null && status === userStatus.active && role !== ROLE.pending
  const above = role === ROLE.admin && me.role !== ROLE.admin
  if (!active || above || id === me.id || !can('looper.changeRole')) return []
  const asked = async () => {
    const question = { title: t('resetAsk', { name: nome }), body: t('resetBody'), yes: t('reset') }
    if (await confirm(question)) send.mutate({ id })
  }
  return [{ label: t('reset'), icon: IconKey, onClick: unlessViewing(() => void asked()) }]
}

/** What is done to a person beside editing: the modal titled Status, and a link for a new password. */
export const PersonMenu = ({ of }: Of) => {
  const n = useWords(nounWords)
  const u = useWords(uiWords)
  const maySet = useMaySetStatus()
  const { unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  const status = maySet(of)
    ? [{ label: n('status'), icon: IconUserCheck, onClick: unlessViewing(() => setOpen(true)) }]
    : []
  const items = [...status, ...useReset({ of })]
  if (items.length === 0) return null
  return (
    <div data-tour={status.length > 0 ? 'person-status' : undefined}>
      <Menu label={u('actions')} button={<IconDots size={18} stroke={1.75} aria-hidden />} items={items} />
      {open && <StatusModal of={of} onClose={() => setOpen(false)} />}
    </div>
  )
}
