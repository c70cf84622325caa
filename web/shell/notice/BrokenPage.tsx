import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { shellWords } from '#contract/shell/shell.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { LoadError, UnknownAddress } from '#web/kit/call/load.ts'
import { useWords } from '#web/kit/words.ts'
import { ForAnybody } from '#web/shell/notice/ForAnybody.tsx'
import { HomeButton } from '#web/shell/notice/HomeButton.tsx'
import { Notice } from '#web/shell/notice/Notice.tsx'

/** The server could not for a moment: too busy, or too much was asked from here. */
const PASSING = [429, 503]

/** Goes there again by itself once the server said it may be asked. */
const useSecondTry = (error: unknown): void => {
  const navigate = useNavigate()
  const here = useLocation()
  const again = useEffectEvent(() => void navigate(here, { replace: true }))
  useEffect(() => {
    if (!isCallError(error) || error.retryAfter === undefined) return undefined
    const timer = setTimeout(again, error.retryAfter * 1000)
    return () => clearTimeout(timer)
  }, [error])
}

/** The error boundary of every screen: an unknown address, a part that did not load, or a fault of ours. */
export const BrokenPage = () => {
  const t = useWords(shellWords)
  const error = useRouteError()
  const { pathname } = useLocation()
  useSecondTry(error)
  if (error instanceof UnknownAddress)
    return (
      <ForAnybody>
        <Notice code="404" title={t('notFoundTitle')} body={t('notFoundBody')} detail={pathname}>
          <HomeButton />
        </Notice>
      </ForAnybody>
    )
  const load = error instanceof LoadError || (isCallError(error) && (error.network || PASSING.includes(error.status)))
  return (
    <Notice
      {...(load ? {} : { code: '500' })}
      title={t(load ? 'loadTitle' : 'brokenTitle')}
      body={t(load ? 'loadBody' : 'brokenBody')}
      detail={isCallError(error) ? error.message : undefined}
    >
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </Notice>
  )
}
