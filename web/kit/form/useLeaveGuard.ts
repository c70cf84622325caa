import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useReloadBlock } from '#web/kit/reloadBlock.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'

/** Asks before a screen with unsaved work is left: in our words inside the app, in the browser's when the page closes. */
export const useLeaveGuard = (dirty: boolean, drafted = true): void => {
  const t = useWords(uiWords)
  useReloadBlock(dirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const body = t(drafted ? 'leaveBody' : 'leaveLost')
    void confirm({ title: t('leaveTitle'), body, yes: t('leave'), no: t('stay') }).then((leaves) => {
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, t, drafted])
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
