import { Button, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { useState } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { okrCalls, type GoalKey } from '#contract/okr/key.ts'
import { WEIGHTS } from '#contract/okr/okr.rules.ts'
import { goalList, type GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface WeightsDialogProps {
  readonly of: GoalRow
  readonly keys: readonly GoalKey[]
  readonly onClose: () => void
}

/** Sets what each key counts for; they add up to 100. */
export const WeightsDialog = ({ of, keys, onClose }: WeightsDialogProps) => {
  const t = useWords(okrPageWords)
  const u = useWords(uiWords)
  const [weights, setWeights] = useState(() => new Map(keys.map((it) => [it.id, it.weight])))
  const [busy, setBusy] = useState(false)
  const sum = [...weights.values()].reduce((all, it) => all + it, 0)
  const store = async () => {
    setBusy(true)
    try {
      const list = [...weights].map(([key_id, weight]) => ({ key_id, weight }))
      await call(okrCalls.weights, { id: of.id, version: of.version, weights: list })
      toast.success(u('saved'))
      onClose()
    } catch (error) {
      setBusy(false)
      toast.error(messageOf(error))
    } finally {
      void invalidate(okrCalls.page)
      void invalidate(goalList.calls.list)
    }
  }
  return (
    <Dialog
      open
      title={t('weightsTitle')}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button loading={busy} disabled={sum !== WEIGHTS} onClick={() => void store()}>
            {u('save')}
          </Button>
        </WithCancel>
      }
    >
      <Stack>
        <Notice tone={sum === WEIGHTS ? 'quiet' : 'warn'} role="status">
          {t('weightsLead', { sum })}
        </Notice>
        {keys.map(({ id, nome }) => (
          <NumberInput
            key={id}
            label={nome}
            min={0}
            max={WEIGHTS}
            allowDecimal={false}
            suffix=" %"
            value={weights.get(id) ?? 0}
            onChange={(value) => setWeights((old) => new Map(old).set(id, Number(value) || 0))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
