import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { unsentCount } from '#web/kit/outbox/copy.ts'
import { useSession } from '#web/kit/session/session.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'

/** Signs out of this session; asks first where something would stay unsent here. */
export const useLeave = (): (() => Promise<void>) => {
  const t = useWords(shellWords)
  const navigate = useNavigate()
  const { signOut } = useSession()
  return async () => {
    const count = unsentCount.get()
    const body = t('leaveUnsent', { count })
    if (count > 0 && !(await confirm({ title: t('leaveUnsentTitle'), body, yes: t('leave'), no: t('stay') }))) return
    await signOut()
    await navigate(pathTo('login'))
  }
}
