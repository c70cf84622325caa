import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import '@mantine/core/styles/NumberInput.layer.css'
import { boardWords } from '#contract/board/board.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { PARTICLE_LIMIT_MAX, type ParticleLimit } from '#contract/particle/page.ts'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { particleStatus } from '#contract/particle/particle.rules.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { invalidate, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface LimitsDialogProps {
  /** Venture of the board; null for the board of all ventures. */
  readonly venture_id: number | null
  readonly limits: readonly ParticleLimit[]
  readonly onClose: () => void
}

/** Limits of cards for each column; only changed ones are sent. */
export const LimitsDialog = ({ venture_id, limits, onClose }: LimitsDialogProps) => {
  const t = useWords(particleWords)
  const b = useWords(boardWords)
  const u = useWords(uiWords)
  const held = (status: number) => limits.find((it) => it.status === status)?.wip_limit ?? null
  const [changed, setChanged] = useState<readonly ParticleLimit[]>([])
  const store = useSend(particleCalls.limits, {
    onSuccess: () => {
      toast.success(t('limitsStored'))
      void invalidate(particleCalls.board)
      onClose()
    },
  })
  const set = (status: ParticleLimit['status'], wip_limit: number | null) =>
    setChanged((all) => [...all.filter((it) => it.status !== status), { status, wip_limit }])
  return (
    <Dialog
      open
      size="sm"
      title={t('limits')}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button
            loading={store.isPending}
            disabled={changed.length === 0}
            onClick={() => store.mutate({ venture_id, limits: [...changed] })}
          >
            {u('save')}
          </Button>
        </WithCancel>
      }
    >
      <Stack>
        {store.error && (
          <Notice tone="danger" role="alert">
            {store.error.message}
          </Notice>
        )}
        <p>{t('limitsLead')}</p>
        {particleStatus.list.map(({ key, value }) => (
          <NumberInput
            key={key}
            label={t(`status_${key}`)}
            placeholder={b('noLimit')}
            min={1}
            max={PARTICLE_LIMIT_MAX}
            allowDecimal={false}
            value={(changed.find((it) => it.status === value) ?? { wip_limit: held(value) }).wip_limit ?? ''}
            onChange={(typed) => set(value, typed === '' ? null : Number(typed))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
