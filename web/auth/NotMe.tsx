import { Button } from '@mantine/core'
import { proofCalls } from '#contract/auth/auth.calls.ts'
import { resetWords } from '#contract/auth/reset.words.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useSend } from '#web/kit/call/query.ts'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface NotMeProps {
  /** Code of the mail about a new device. */
  readonly code: string
  /** Called with the server's message. */
  readonly onDone: (message: string) => void
}

/** Ends all sessions by the link of a mail, at a press: programs that only open links must sign nobody out. */
export const NotMe = ({ code, onDone }: NotMeProps) => {
  const t = useWords(resetWords)
  const send = useSend(proofCalls.notMe, { onSuccess: ({ message }) => onDone(message) })
  return (
    <SignInFrame title={t('notMeTitle')} lead={t('notMeLead')} foot={<AccessibilityLink />}>
      <Stack>
        {send.error && (
          <Notice tone="danger" role="alert">
            {send.error.message}
          </Notice>
        )}
        <Button size="md" fullWidth loading={send.isPending} onClick={() => send.mutate({ code })}>
          {t('notMeDo')}
        </Button>
        <Button variant="subtle" onClick={() => onDone('')}>
          {t('notMeSkip')}
        </Button>
      </Stack>
    </SignInFrame>
  )
}
