import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface FormEndProps {
  readonly of: { readonly core: FormCore }
  readonly onCancel: () => void
  /** Something of it is still on its way. */
  readonly loading?: boolean
  /** What the button that sends says. */
  readonly children: ReactNode
}

/** The last row of a form that opens over something else: leaves it, or sends it. */
export const FormEnd = ({ of, onCancel, loading = false, children }: FormEndProps) => {
  const t = useWords(uiWords)
  return (
    <FormFoot>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SendButton of={of} loading={loading}>
        {children}
      </SendButton>
    </FormFoot>
  )
}
