import { Button } from '@mantine/core'
import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { FactorOn } from '#web/auth/factor/FactorOn.tsx'
import { AddPasskey } from '#web/auth/passkey/AddPasskey.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** For whose role asks for a second factor: nothing else opens until there is one. */
export const FactorSetup = () => {
  const t = useWords(factorScreenWords)
  const a = useWords(authWords)
  const { signOut } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <SignInFrame title={t('requiredTitle')} lead={t('requiredLead')} foot={<AccessibilityLink />}>
      <Stack>
        <Button size="md" fullWidth onClick={() => setOpen(true)}>
          {t('withApp')}
        </Button>
        <AddPasskey wide />
        <Button variant="subtle" color="gray" onClick={() => void signOut()}>
          {a('leave')}
        </Button>
      </Stack>
      {open && <FactorOn onClose={() => setOpen(false)} />}
    </SignInFrame>
  )
}
