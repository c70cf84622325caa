import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomCells } from '#contract/atom/atom.ts'
import { atomSchemas } from '#contract/atom/page.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { useDone, type AtomDialogProps } from '#web/atom/useDone.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'

/** Puts an atom into another cell of its venture. */
export const TransferDialog = ({ of, onClose }: AtomDialogProps) => {
  const t = useWords(atomPageWords)
  const form = useForm(atomCalls.transfer, {
    schema: atomSchemas.transfer.input,
    fixed: { id: of.id },
    from: { version: of.version, cell_id: of.cell_id },
    words: atomPageWords,
    onDone: useDone(onClose),
  })
  return (
    <Dialog open title={t('transferTitle')} onClose={onClose}>
      <Form of={form}>
        <LookupField
          of={form.of('cell_id')}
          lookup={atomCells}
          known={of.cell}
          within={{ venture_id: of.venture_id }}
        />
        <FormEnd of={form} onCancel={onClose}>
          {t('transfer')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
