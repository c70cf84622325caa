import { atomCells, atomPeople, type AtomRow } from '#contract/atom/atom.ts'
import { atomCalls } from '#contract/atom/page.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { rereadAtoms } from '#web/atom/useAtomSteps.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface AtomDialogProps {
  readonly of: AtomRow
  readonly onClose: () => void
}

const useDone = (onClose: () => void) => {
  const u = useWords(uiWords)
  return () => {
    toast.success(u('saved'))
    rereadAtoms()
    onClose()
  }
}

/** Says who works on an atom. */
export const LoopersDialog = ({ of, onClose }: AtomDialogProps) => {
  const t = useWords(atomPageWords)
  const u = useWords(uiWords)
  const form = useForm(atomCalls.loopers, {
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

/** Says who is responsible for an atom. */
export const ResponsibleDialog = ({ of, onClose }: AtomDialogProps) => {
  const t = useWords(atomPageWords)
  const u = useWords(uiWords)
  const form = useForm(atomCalls.responsible, {
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

/** Puts an atom into another cell of its venture. */
export const TransferDialog = ({ of, onClose }: AtomDialogProps) => {
  const t = useWords(atomPageWords)
  const form = useForm(atomCalls.transfer, {
    fixed: { id: of.id },
    from: { version: of.version, cell_id: of.cell_id },
    words: atomPageWords,
    onDone: useDone(onClose),
  })
  return (
    <Dialog open title={t('transferTitle')} onClose={onClose}>
      <Form of={form}>
        <LookupField of={form.of('cell_id')} lookup={atomCells} known={of.cell} />
        <FormEnd of={form} onCancel={onClose}>
          {t('transfer')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
