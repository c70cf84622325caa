import { showing } from '#contract/kit/list/list.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureList, type VentureRow } from '#contract/venture/venture.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { CopyAction } from '#web/venture/CopyAction.tsx'
import { TemplateBadge } from '#web/venture/TemplateBadge.tsx'

const cells: Cells<VentureRow, keyof typeof ventureList.columns> = {
  nome: {
    grow: 3,
    cell: ({ id, nome, template }) => (
      <span title={nome}>
        <VentureMark id={id} />
        {nome} {template && <TemplateBadge />}
      </span>
    ),
  },
  code: { width: 'narrow' },
  cliente: { grow: 2 },
  progress: { width: 'narrow' },
}

/** Each place shows what one looks for there; anybody may choose other columns. */
const places = {
  /** The work: when it ends, how far it is, what it has taken. */
  workstation: showing(ventureList, ['nome', 'code', 'cliente', 'stage', 'progress', 'late', 'ends_on', 'tracked']),
  /** Who makes it, and against what plan. */
  prolab: showing(ventureList, ['nome', 'stage', 'priority', 'team', 'progress', 'late', 'ends_on', 'tracked']),
  /** Projects as they were agreed on with the client. */
  projects: showing(ventureList, [
    'nome',
    'code',
    'cliente',
    'stage',
    'progress',
    'ends_on',
    'delivery_type',
    'price_centavos',
  ]),
}

interface VentureListProps {
  readonly place: keyof typeof places
  readonly title?: string
}

/** The one list of ventures, with the columns of the place that it stands in. */
export const VentureList = ({ place, title }: VentureListProps) => (
  <ListScreen noun={ventureNoun} of={places[place]} title={title} cells={cells} action={<CopyAction />} />
)
