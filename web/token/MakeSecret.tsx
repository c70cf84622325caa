import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { ShownSecret } from '#web/token/ShownSecret.tsx'

interface MakeSecretProps {
  /** What the button says that opens the dialog. */
  readonly label: string
  readonly shownTitle: string
  /** A button before it. */
  readonly aside?: ReactNode
  /** The dialog that makes it and hands its secret on. */
  readonly children: (onMade: (secret: string) => void, onClose: () => void) => ReactNode
}

/** The way to something with a secret: the dialog that makes it, then its secret, this once. */
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
