import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { atomCrud, atomList, type AtomRow } from '#contract/atom/atom.ts'
import { STEP_MAX } from '#contract/kit/steps/steps.ts'
import { stepsWords } from '#contract/kit/words/steps.words.ts'
import { billWords } from '#contract/order/bill.words.ts'
import { useBill } from '#web/atom/bulk/useBill.tsx'
import { useMeantRows } from '#web/kit/list/useMeantRows.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface BillAtomsProps {
  readonly chosen: Chosen
  readonly rows: readonly AtomRow[]
  readonly filter: Readonly<Record<string, string>>
}

/** The bulk action of atoms that bills those of the selection that are approved. */
export const BillAtoms = ({ chosen, ...shown }: BillAtomsProps) => {
  const t = useWords(billWords)
  const s = useWords(stepsWords)
  const { disabledProps, unlessViewing } = usePreview()
  const meant = useMeantRows({ ...shown, list: atomList, show: atomCrud.calls.show })
  const bill = useBill()
  const start = async () => {
    if (chosen.count > STEP_MAX) return void toast.warning(s('tooMany', { max: STEP_MAX }))
    if (await bill(await meant.of(chosen, STEP_MAX))) chosen.clear()
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconReceipt size={14} stroke={1.75} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => void start())}
    >
      {t('bill')}
    </Button>
  )
}
