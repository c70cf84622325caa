import { ventureCalls } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import type { Stage } from '#contract/venture/venture.rules.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { rereadVentures } from '#web/venture/rereadVentures.ts'

export interface BackProps {
  readonly of: VentureRow
  readonly to: Stage
  readonly onClose: () => void
}

/** Asks why a venture goes back a stage. */
export const BackDialog = ({ of, to, onClose }: BackProps) => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const form = useForm(ventureCalls.stage, {
    fixed: { id: of.id, stage: to },
    from: { version: of.version },
    required: ['reason'],
    words: venturePageWords,
    onDone: () => {
      toast.success(t('staged', { stage: n(`stage_${to}`) }))
      rereadVentures()
      onClose()
    },
  })
  return (
    <Dialog open title={t('backTitle')} onClose={onClose}>
      <p>{t('backBody', { name: of.nome, stage: n(`stage_${to}`) })}</p>
      <Form of={form}>
        <LongTextField of={form.of('reason')} />
        <FormEnd of={form} onCancel={onClose}>
          {t('backDo')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
