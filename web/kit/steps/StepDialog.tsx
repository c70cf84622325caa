import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { stepOf, stepRef, type Steps } from '#contract/kit/steps/steps.ts'
import type { Words } from '#contract/kit/words.ts'
import { reread } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import type { Form as Handles } from '#web/kit/form/handles.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { paramsOf, type Stepped } from '#web/kit/steps/stepped.ts'
import { useStepWords } from '#web/kit/steps/stepWords.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'

export interface StepDialogProps {
  readonly steps: Steps
  /** Its call with its schema, which then checks the form in the page, too. */
  readonly call: AnyEndpoint | undefined
  readonly name: string
  readonly words: Words
  readonly of: Stepped
  /** Fields of the step's own, before the reason; for a confirmation what it is about. */
  readonly fields: ((form: never, row: never) => ReactNode) | undefined
  /** Values with which its fields begin. */
  readonly from?: ((row: never) => object) | undefined
  readonly onDone: (answer: unknown) => void
  readonly onClose: () => void
}

/**
 * Asks what a step needs to know: a reason, fields of its own, or to confirm what it shows. What was typed stays where the
 * step is refused.
 */
export const StepDialog = ({ steps, call, name, words, of, fields, from, ...then }: StepDialogProps) => {
  const say = useStepWords(words)
  const { ask } = stepOf(steps, name)
  const isReasoned = ask === 'reason'
  const params = paramsOf(steps, of)
  const form = useForm((call ?? stepRef(steps, name)) as AnyEndpoint, {
    // In the version that the page shows: after a conflict that is the newer one, which a second press then means.
    fixed: { id: of.id, version: of.version },
    ...(from && { from: from(of as never) }),
    required: isReasoned ? ['reason'] : [],
    words,
    onDone: (answer) => {
      then.onDone(answer)
      void reread(steps.thing)
      then.onClose()
    },
    onRefused: ({ status }) => {
      // Somebody was faster: the page shows the record as it is now, behind the words that were typed.
      if (status === 409) void reread(steps.thing)
      return false
    },
  }) as unknown as Handles<{ reason: string }>
  const body = say.of(name, 'body', params)
  return (
    <Dialog
      open
      alert={ask === 'confirm'}
      title={say.of(name, 'ask', params) ?? say.button(name)}
      onClose={then.onClose}
    >
      {body !== undefined && <p>{body}</p>}
      <Form of={form}>
        {fields?.(form as never, of as never)}
        {isReasoned && <LongTextField of={form.of('reason')} first={fields === undefined} />}
        <FormEnd of={form} onCancel={then.onClose} cancelWord={say.of(name, 'not')} first={ask === 'confirm'}>
          {say.button(name)}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
