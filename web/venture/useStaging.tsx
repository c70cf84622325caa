import { useState } from 'react'
import { ventureCalls } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { stageMove, type Stage } from '#contract/venture/venture.rules.ts'
import { ventureCrud, ventureList, type VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const reread = (): void => {
  void invalidate(ventureList.calls.list)
  void invalidate(ventureCrud.calls.show)
}

interface BackProps {
  readonly of: VentureRow
  readonly to: Stage
  readonly onClose: () => void
}

/** Asks why a venture goes back a stage. */
const BackDialog = ({ of, to, onClose }: BackProps) => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const form = useForm(ventureCalls.stage, {
    fixed: { id: of.id, stage: to },
    from: { version: of.version },
    required: ['reason'],
    words: venturePageWords,
    onDone: () => {
      toast.success(t('staged', { stage: n(`stage_${to}`) }))
      reread()
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

/** Takes ventures to a neighbouring stage: on at once, back once a reason is given (`asking` stands on the page then). */
export const useStaging = () => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const [back, setBack] = useState<Omit<BackProps, 'onClose'>>()
  const advance = async (of: VentureRow, stage: Stage) => {
    try {
      await call(ventureCalls.stage, { id: of.id, version: of.version, stage })
      toast.success(t('staged', { stage: n(`stage_${stage}`) }))
    } catch (error) {
      toast.error(isCallError(error) ? error.message : String(error))
    } finally {
      reread()
    }
  }
  const go = (of: VentureRow, to: Stage): void => {
    const way = stageMove(of.stage, to)
    if (way === 'forward') void advance(of, to)
    else if (way === 'back') setBack({ of, to })
    else toast.warning(t('stageFar', { name: of.nome, stage: n(`stage_${to}`) }))
  }
  return { go, asking: back && <BackDialog {...back} onClose={() => setBack(undefined)} /> }
}
