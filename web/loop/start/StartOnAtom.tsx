import { Button } from '@mantine/core'
import { IconClock, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { StartedAtom } from '#contract/loop/loop.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useStartOnAtom } from '#web/loop/start/useStartOnAtom.ts'

/** Begins a loop on this atom and shows it in the modal, or switches the running loop to it. */
export const StartOnAtom = ({ of }: { readonly of: StartedAtom }) => {
  const { may, known, opens, shortLabel, run } = useStartOnAtom(of)
  const { disabledProps } = usePreview()
  if (!may) return null
  return (
    <Button
      variant="light"
      disabled={!known}
      leftSection={opens ? <IconClock size={16} aria-hidden /> : <IconPlayerPlayFilled size={16} aria-hidden />}
      {...disabledProps}
      onClick={run}
    >
      {shortLabel}
    </Button>
  )
}
