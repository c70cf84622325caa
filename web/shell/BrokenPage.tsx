import { Button } from '@mantine/core'
import { useLocation, useRouteError } from 'react-router'
import { shellWords } from '#contract/shell/shell.words.ts'
import { isCallError } from '#web/kit/call-error.ts'
import { LoadError, UnknownAddress } from '#web/kit/load.ts'
import { useWords } from '#web/kit/words.ts'
import { ForAnybody } from '#web/shell/ForAnybody.tsx'
import { HomeButton } from '#web/shell/HomeButton.tsx'
import { Notice } from '#web/shell/Notice.tsx'

/** The error boundary of every screen: an unknown address, a part that did not load, or a fault of ours. */
export const BrokenPage = () => {
  const t = useWords(shellWords)
  const error = useRouteError()
  const { pathname } = useLocation()
  if (error instanceof UnknownAddress)
    return (
      <ForAnybody>
        <Notice code="404" title={t('notFoundTitle')} body={t('notFoundBody')} detail={pathname}>
          <HomeButton />
        </Notice>
      </ForAnybody>
    )
  const load = error instanceof LoadError || (isCallError(error) && (error.network || error.status === 503))
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
