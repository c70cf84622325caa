import type { ventureList, VentureRow } from '#contract/venture/venture.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { TemplateBadge } from '#web/page/venture/TemplateBadge.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { VentureProgress } from '#web/page/venture/VentureProgress.tsx'

/** Columns of ventures, the same wherever these are listed. */
export const ventureCells: Cells<VentureRow, keyof typeof ventureList.columns> = {
  nome: {
    grow: 3,
    // A file that comes back is recognised by the code, which a narrow screen hides.
    exports: ['nome', 'code'],
    cell: ({ id, nome, template }) => (
      <span title={nome}>
        <VentureMark id={id} />
        {nome} {template && <TemplateBadge />}
      </span>
    ),
  },
  code: { width: 'narrow' },
  cliente: { grow: 2 },
  progress: { width: 'narrow', cell: (row) => <VentureProgress of={row} /> },
}
