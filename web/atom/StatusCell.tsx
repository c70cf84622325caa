import type { AtomRow } from '#contract/atom/atom.ts'
import { AtomStatusBadge } from '#web/atom/AtomStatusBadge.tsx'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'

/** Status of an atom, with the steps that the table offers: accept and finish. */
export const StatusCell = ({ of }: { readonly of: AtomRow }) => (
  <Row gap="small" unbroken>
    <AtomStatusBadge status={of.status} />
    <AtomSteps of={of} acts={['accept', 'finish']} compact />
  </Row>
)
