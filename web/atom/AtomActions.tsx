import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { IfStartable } from '#web/loop/start/IfStartable.tsx'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'

/** Buttons of an atom beside its edit: a loop on it, and its next step. */
export const AtomActions = ({ of }: { readonly of: AtomRow }) => {
  const { can } = useSession()
  if (of.deleted_at !== null) return null
  return (
    <>
      {can('atom.loop') && of.status === atomStatus.of.accepted && (
        <IfStartable atom={of.id}>
          <StartOnAtom of={{ id: of.id, nome: of.nome, projeto: of.venture.nome, venture_id: of.venture.id }} />
        </IfStartable>
      )}
      <AtomSteps of={of} acts={['accept', 'finish', 'approve']} />
    </>
  )
}
