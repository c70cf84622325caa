import { shareText } from '#contract/kit/list/column.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'

/** The atoms of a venture as one orbit, with how many of them are done. */
export const VentureProgress = ({ of }: { readonly of: Pick<VentureRow, 'id' | 'progress' | 'late'> }) => (
  <Row gap="tight" unbroken>
    <AtomsOrbit venture={of.id} {...of.progress} late={of.late} size="inline" />
    <span className="figures">{shareText(of.progress, {})}</span>
  </Row>
)
