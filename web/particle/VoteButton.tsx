import { Button } from '@mantine/core'
import { IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import type { ParticleRow } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** A row, which lists the voters; or a card of the board, which says whether the reader voted and is never a deleted
 * one. */
type Voted = Pick<ParticleRow, 'id' | 'nome' | 'votes'> &
  (Pick<ParticleRow, 'voters' | 'deleted_at'> | { readonly voted: boolean })

/** Number of votes for a particle; pressed when the reader voted. A click votes or withdraws the vote at once. */
export const VoteButton = ({ of }: { readonly of: Voted }) => {
  const t = useWords(particleWords)
  const { me } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [sent, setSent] = useState<boolean>()
  const stored = 'voted' in of ? of.voted : of.voters.some((it) => it.id === me?.id)
  const gone = 'deleted_at' in of && of.deleted_at !== null
  const voted = sent ?? stored
  const votes = of.votes + Number(voted) - Number(stored)
  const toggle = async () => {
    setSent(!voted)
    try {
      await call(particleCalls.vote, { id: of.id, voted: !voted })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      void reread('particle')
      setSent(undefined)
    }
  }
  return (
    <Button
      size="compact-sm"
      variant={voted ? 'light' : 'default'}
      aria-pressed={voted}
      aria-label={t('voteFor', { name: of.nome, votes })}
      leftSection={<IconThumbUp size={14} stroke={1.75} aria-hidden />}
      {...(gone ? { disabled: true } : disabledProps)}
      onClick={unlessViewing(() => {
        if (sent === undefined) void toggle()
      })}
    >
      {votes}
    </Button>
  )
}
