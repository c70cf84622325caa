import { Button } from '@mantine/core'
import { useState } from 'react'
import { resetWords } from '#contract/auth/reset.words.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useSend } from '#web/kit/call/query.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useNow } from '#web/kit/second.ts'
import { Notice, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** Seconds before the link can be requested again: a mail takes a moment. */
const PAUSE_S = 60

interface SentProps {
  readonly email: string
  readonly message: string
}

/** Counted from the displayed second, so that the countdown begins with the whole pause. */
const inSeconds = (seconds: number): number => (Math.floor(serverNow() / 1000) + seconds) * 1000

/** Next step after a registration was sent, with a button that sends the link again. */
export const Sent = ({ email, message }: SentProps) => {
  const t = useWords(registrationWords)
  const r = useWords(resetWords)
  const setup = useSetup()
  const [until, setUntil] = useState(() => inSeconds(PAUSE_S))
  const left = Math.max(0, Math.ceil((until - useNow()) / 1000))
  const pause = (seconds: number) => setUntil(inSeconds(seconds))
  const again = useSend(registrationCalls.resend, {
    onSuccess: () => pause(PAUSE_S),
    onError: (error) => pause(error.retryAfter ?? 0),
  })
  const silent = setup.data?.mail === false
  return (
    <SignInFrame title={t(silent ? 'sentNoMailTitle' : 'sentTitle')} foot={<AccessibilityLink />}>
      <Stack>
        <p role="status">{message}</p>
        {!silent && (
          <>
            <p>
              <strong>{email}</strong>
            </p>
            <p>{t('sentKnown')}</p>
            {again.data && <Notice role="status">{again.data.message}</Notice>}
            {again.error && (
              <Notice tone="danger" role="alert">
                {again.error.message}
              </Notice>
            )}
            <Button
              variant="default"
              disabled={left > 0}
              loading={again.isPending}
              onClick={() => again.mutate({ email })}
            >
              {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
            </Button>
          </>
        )}
        <Row>
          <TextLink to={pathTo('login')}>{r('back')}</TextLink>
        </Row>
      </Stack>
    </SignInFrame>
  )
}
