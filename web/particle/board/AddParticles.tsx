import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { boardWords } from '#contract/board/board.words.ts'
import type { Found } from '#contract/kit/list/lookup.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { PARTICLE_ADD_MAX, particleCalls } from '#contract/particle/page.ts'
import { particleVentures, type particleStatus } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { rereadParticles } from '#web/particle/rereadParticles.ts'

/** Most ventures to choose from. */
const VENTURES = 50

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)

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

/** Creates a particle from each line; the text stays until the server has stored it. */
export const AddParticles = ({ status, venture, onClose }: AddParticlesProps) => {
  const t = useWords(particleWords)
  const b = useWords(boardWords)
  const u = useWords(uiWords)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number>()
  const ventures = useVentures(venture === undefined)
  const of = venture ?? chosen ?? ventures[0]?.id
  const nomes = linesOf(text)
  const tooMany = nomes.length > PARTICLE_ADD_MAX
  const add = useSend(particleCalls.add, {
    onSuccess: ({ ids }) => {
      toast.success(t('added', { count: ids.length }))
      rereadParticles()
      onClose()
    },
  })
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (of !== undefined && nomes.length > 0 && !tooMany) add.mutate({ venture_id: of, status, nomes })
  }
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Stack>
          <Textarea
            data-autofocus
            label={t('titles')}
            description={b('addHint')}
            autosize
            minRows={4}
            maxRows={12}
            value={text}
            error={tooMany ? b('addMax', { count: PARTICLE_ADD_MAX }) : (add.error?.message ?? null)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {venture === undefined && (
            <NativeSelect
              label={t('column_venture')}
              value={String(of)}
              data={ventures.map((it) => ({ value: String(it.id), label: it.nome }))}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            />
          )}
          <Row>
            <Button type="submit" loading={add.isPending} disabled={of === undefined || nomes.length === 0 || tooMany}>
              {t('add')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {u('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
