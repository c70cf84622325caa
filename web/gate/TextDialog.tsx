import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { gateReread } from '#web/gate/gateReread.ts'
import type { OfGate } from '#web/gate/ofGate.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface TextProps {
  readonly of: OfGate
  readonly onClose: () => void
  /** A question, or the answer to one. */
  readonly what: 'ask' | 'answer'
  /** What was asked, for the answer. */
  readonly question?: string
}

/** Asks something about a gate, or answers it: both are one text that moves the clock. */
export const TextDialog = ({ of, what, question, onClose }: TextProps) => {
  const t = useWords(gatePageWords)
  const form = useForm(what === 'ask' ? gateCalls.clarify : gateCalls.answer, {
    fixed: { id: of.id },
    from: { version: of.version },
    required: ['text'],
    words: gatePageWords,
    onDone: () => {
      toast.success(t(what === 'ask' ? 'asked' : 'answered'))
      gateReread()
      onClose()
    },
  })
  return (
    <Dialog open title={t(`${what}Title`, { name: of.nome })} onClose={onClose}>
      <p>{t(`${what}Body`)}</p>
      {question !== undefined && (
        <p>
          <strong>{question}</strong>
        </p>
      )}
      <Form of={form}>
        <LongTextField of={{ ...form.of('text'), label: t(`${what}Label`) }} first />
        <FormEnd of={form} onCancel={onClose}>
          {t(what)}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
