import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomPeople } from '#contract/atom/atom.ts'
import { atomSchemas } from '#contract/atom/page.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useDone, type AtomDialogProps } from '#web/atom/useDone.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says who is responsible for an atom. */
export const ResponsibleDialog = ({ of, onClose }: AtomDialogProps) => {
  const t = useWords(atomPageWords)
  const u = useWords(uiWords)
  const form = useForm(atomCalls.responsible, {
    schema: atomSchemas.responsible.input,
    fixed: { id: of.id },
    from: { version: of.version, responsavel_id: of.responsavel_id ?? null },
    words: atomPageWords,
    onDone: useDone(onClose),
  })
  return (
    <Dialog open title={t('responsible')} onClose={onClose}>
      <Form of={form}>
        <LookupField
          of={form.of('responsavel_id')}
          lookup={atomPeople}
          {...(of.responsavel && { known: of.responsavel })}
        />
        <FormEnd of={form} onCancel={onClose}>
          {u('save')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
