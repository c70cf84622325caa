import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { ShownSecret } from '#web/token/ShownSecret.tsx'

interface MakeSecretProps {
  /** Label of the button that opens the dialog. */
  readonly label: string
  readonly shownTitle: string
  /** Shown before the button. */
  readonly aside?: ReactNode
  /** Dialog that creates it and passes its secret on. */
  readonly children: (onMade: (secret: string) => void, onClose: () => void) => ReactNode
}

/** Creates something with a secret in a dialog, then shows the secret this once. */
export const MakeSecret = ({ label, shownTitle, aside, children }: MakeSecretProps) => {
  const { disabledProps, unlessViewing } = usePreview()
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const onMade = (made: string) => {
    setMaking(false)
    setSecret(made)
  }
  return (
    <>
      <FormFoot>
        {aside}
        <Button {...disabledProps} onClick={unlessViewing(() => setMaking(true))}>
          {label}
        </Button>
      </FormFoot>
      {making && children(onMade, () => setMaking(false))}
      {secret !== undefined && <ShownSecret title={shownTitle} secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}
