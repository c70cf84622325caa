import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Found } from '#contract/kit/list/lookup.ts'
import { PARTICLE_ADD_MAX, particleCalls } from '#contract/particle/page.ts'
import { particleVentures, type particleStatus } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { AddLines } from '#web/board/AddLines.tsx'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { rereadParticles } from '#web/particle/rereadParticles.ts'

/** Most ventures to choose from. */
const VENTURES = 50

interface AddParticlesProps {
  readonly status: (typeof particleStatus.values)[number]
  /** Id of the venture; the person chooses one where it is missing. */
  readonly venture: number | undefined
  readonly onClose: () => void
}

/** Ventures that a particle may belong to; empty unless the form asks. */
const useVentures = (asks: boolean): readonly Found[] => {
  const { data } = useCall(particleVentures.call, { q: '', limit: VENTURES }, { enabled: asks })
  return data?.data ?? []
}

/** Creates a particle from each line. */
export const AddParticles = ({ status, venture, onClose }: AddParticlesProps) => {
  const t = useWords(particleWords)
  const [chosen, setChosen] = useState<number>()
  const ventures = useVentures(venture === undefined)
  const of = venture ?? chosen ?? ventures[0]?.id
  const add = useSend(particleCalls.add, {
    onSuccess: ({ ids }) => {
      toast.success(t('added', { count: ids.length }))
      rereadParticles()
      onClose()
    },
  })
  const onAdd = (nomes: string[]) => {
    if (of !== undefined) add.mutate({ venture_id: of, status, nomes })
  }
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      <AddLines
        label={t('titles')}
        add={t('add')}
        most={PARTICLE_ADD_MAX}
        sending={add}
        disabled={of === undefined}
        onAdd={onAdd}
        onCancel={onClose}
      >
        {venture === undefined && (
          <NativeSelect
            label={t('column_venture')}
            value={String(of)}
            data={ventures.map((it) => ({ value: String(it.id), label: it.nome }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        )}
      </AddLines>
    </Dialog>
  )
}
