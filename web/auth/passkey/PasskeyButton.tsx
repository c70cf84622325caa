import { Button } from '@mantine/core'
import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { hasPasskeys } from '#web/kit/device/passkey.ts'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

// Loaded with the press: signing in without a passkey does not wait for it.
const fetchGiving = () => import('#web/auth/passkey/givePasskey.ts')
const acts = {
  signIn: async () => (await fetchGiving()).signInWithPasskey(),
  verify: async () => (await fetchGiving()).verifyWithPasskey(),
  prove: async () => (await fetchGiving()).proveWithPasskey(),
}

interface PasskeyButtonProps {
  /** Purpose of the passkey. */
  readonly act: keyof typeof acts
  /** True for the main action of its form, a filled button. */
  readonly main?: boolean
  readonly onGiven?: () => void
  /** Returns true when it handles the refusal. */
  readonly onRefused?: (error: CallError) => boolean
}

/** Asks the device for a passkey; hidden where the browser has none. */
export const PasskeyButton = ({ act, main = false, onGiven, onRefused }: PasskeyButtonProps) => {
  const t = useWords(authWords)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!hasPasskeys()) return null
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await acts[act]()
      onGiven?.()
    } catch (error) {
      if (!isCallError(error)) setProblem(t('passkeyFailed'))
      else if (onRefused?.(error) !== true) setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="small">
      <Button variant={main ? 'filled' : 'default'} size="md" fullWidth loading={busy} onClick={() => void press()}>
        {t(act === 'signIn' ? 'passkeyEnter' : 'passkeyUse')}
      </Button>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </Stack>
  )
}
