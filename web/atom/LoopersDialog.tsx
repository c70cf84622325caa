import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomPeople } from '#contract/atom/atom.ts'
import { atomSchemas } from '#contract/atom/page.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useDone, type AtomDialogProps } from '#web/atom/useDone.ts'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says who works on an atom. */
export const LoopersDialog = ({ of, onClose }: AtomDialogProps) => {
  const t = useWords(atomPageWords)
  const u = useWords(uiWords)
  const form = useForm(atomCalls.loopers, {
    schema: atomSchemas.loopers.input,
    fixed: { id: of.id },
    from: { version: of.version, loopers: (of.loopers ?? []).map((it) => it.id) },
    words: atomPageWords,
    onDone: useDone(onClose),
  })
  return (
    <Dialog open title={t('loopersTitle')} onClose={onClose}>
      <Form of={form}>
        <LookupManyField of={form.of('loopers')} lookup={atomPeople} known={of.loopers ?? []} />
        <FormEnd of={form} onCancel={onClose}>
          {u('save')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
