import { Button } from '@mantine/core'
import { IconCloudOff, IconExclamationCircle, IconLock } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'

interface ErrorStateProps {
  readonly error: unknown
  readonly retry?: (() => void) | undefined
  readonly retrying?: boolean
}

/** The error in the server's own words where there are any, with a retry; a refusal is no fault, and stays when tried again. */
export const ErrorState = ({ error, retry, retrying = false }: ErrorStateProps) => {
  const t = useWords(uiWords)
  const known = isCallError(error)
  const id = known ? error.requestId : undefined
  if (known && error.status === 403)
    return <EmptyState icon={IconLock} title={t('refusedTitle')} body={<p>{error.message}</p>} />
  return (
    <div role="alert">
      <EmptyState
        icon={known && error.network ? IconCloudOff : IconExclamationCircle}
        title={t('errorTitle')}
        body={
          <>
            <p>{known ? error.message : t('badAnswer')}</p>
            {id !== undefined && <p>{t('errorCode', { id })}</p>}
          </>
        }
        action={
          retry && (
            <Button variant="default" onClick={retry} loading={retrying}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  )
}
