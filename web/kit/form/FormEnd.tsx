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
  /** Word instead of “cancel”, beside a button that cancels something itself. */
  readonly cancelWord?: string
  /** True while something of the form is in flight, such as an upload. */
  readonly loading?: boolean
  /** True where the dialog begins in the button, since nothing is typed. */
  readonly first?: boolean
  /** Label of the button that submits. */
  readonly children: ReactNode
}

/** Last row of a form in a dialog: cancel and submit. */
export const FormEnd = ({ of, onCancel, cancelWord, loading = false, first = false, children }: FormEndProps) => {
  const t = useWords(uiWords)
  return (
    <FormFoot>
      <Button variant="default" onClick={onCancel}>
        {cancelWord ?? t('cancel')}
      </Button>
      <SendButton of={of} loading={loading} first={first}>
        {children}
      </SendButton>
    </FormFoot>
  )
}
