import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureList, type VentureRow } from '#contract/venture/venture.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { CopyAction } from '#web/venture/CopyAction.tsx'

const cells: Cells<VentureRow, keyof typeof ventureList.columns> = {
  nome: {
    grow: 3,
    cell: ({ id, nome }) => (
      <span title={nome}>
        <VentureMark id={id} />
        {nome}
      </span>
    ),
  },
  code: { width: 'narrow' },
  cliente: { grow: 2 },
  progress: { width: 'narrow' },
}

export const VentureList = ({ title }: { readonly title?: string }) => (
  <ListScreen noun={ventureNoun} of={ventureList} title={title} cells={cells} action={<CopyAction />} />
)
