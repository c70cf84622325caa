import { IconArrowLeft, IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { next } from '#contract/kit/machine.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { stageMoves, type Stage } from '#contract/venture/venture.rules.ts'
import { ventureCrud, ventureList, type VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
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

/** Moves a venture one stage on, or back with a reason. */
export const StageAction = ({ of }: { readonly of: VentureRow }) => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const [back, setBack] = useState<Stage>()
  if (!can('projeto.changeStatus') || of.deleted_at !== null) return null
  const [forward, former] = [next(stageMoves, of.stage, 'forward'), next(stageMoves, of.stage, 'back')]
  const advance = async (stage: Stage) => {
    try {
      await call(ventureCalls.stage, { id: of.id, version: of.version, stage })
      toast.success(t('staged', { stage: n(`stage_${stage}`) }))
    } catch (error) {
      toast.error(isCallError(error) ? error.message : String(error))
    } finally {
      reread()
    }
  }
  const items: MenuItem[] = [
    ...(forward
      ? [
          {
            label: t('forward', { stage: n(`stage_${forward}`) }),
            icon: IconArrowRight,
            onClick: unlessViewing(() => void advance(forward)),
          },
        ]
      : []),
    ...(former
      ? [
          {
            label: t('back', { stage: n(`stage_${former}`) }),
            icon: IconArrowLeft,
            onClick: unlessViewing(() => setBack(former)),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label={t('stageChange')}
        button={
          <>
            {n(`stage_${of.stage}`)}
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </>
        }
        items={items}
      />
      {back && <BackDialog of={of} to={back} onClose={() => setBack(undefined)} />}
    </>
  )
}
