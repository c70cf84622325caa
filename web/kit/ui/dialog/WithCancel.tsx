import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useWords } from '#web/kit/words.ts'

interface WithCancelProps {
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Foot of a dialog with one action: cancel, then the action. */
export const WithCancel = ({ onCancel, children }: WithCancelProps) => {
  const t = useWords(uiWords)
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </>
  )
}
