import { showing } from '#contract/kit/list/list.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { ventureCells } from '#web/page/venture/ventureCells.tsx'

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
  <ListScreen noun={ventureNoun} of={places[place]} title={title} cells={ventureCells} />
)
