import type { AtomRow } from '#contract/atom/atom.ts'
import { atomBulk } from '#contract/atom/bulk.ts'
import type { BulkChanges } from '#contract/atom/bulk.ts'
import type { InputOf, OutputOf } from '#contract/kit/endpoint.ts'

/** An atom as the person saw it when it was selected. */
export type MeantAtom = Pick<
  AtomRow,
  'id' | 'version' | 'nome' | 'ref' | 'responsavel_id' | 'data' | 'priority' | 'hours_planned' | 'cell_id'
>

type Input = InputOf<typeof atomBulk>
type Results = OutputOf<typeof atomBulk>['results']

/** Most different former values: the undo makes one call for each, and there is no undo beyond this. */
const VALUES_MAX = 20

const fields = ['responsavel_id', 'data', 'priority', 'hours_planned', 'cell_id'] as const

/** Undoes one added or removed label; for several labels the answer does not say which ones an atom had. */
const labelBack = ({ add_labels: added, remove_labels: removed }: BulkChanges): BulkChanges | undefined => {
  if (added?.length === 1) return { remove_labels: added }
  return removed?.length === 1 ? { add_labels: removed } : undefined
}

/**
 * The calls that give changed atoms back what they had; undefined where that is not known. Loopers were only added, and
 * no call of many takes them away.
 */
export const callsBack = (
  change: BulkChanges,
  atoms: readonly MeantAtom[],
  results: Results,
): readonly Input[] | undefined => {
  const field = fields.find((it) => change[it] !== undefined)
  const label = labelBack(change)
  const byValue = new Map<string, { back: BulkChanges; atoms: Input['atoms'] }>()
  for (const { id, result, version } of results) {
    if (result !== 'changed' || version === undefined) continue
    const before = atoms.find((it) => it.id === id)
    const had = field && before?.[field]
    const back = field ? (had === undefined ? undefined : { [field]: had }) : label
    if (!back) return undefined
    const key = JSON.stringify(back)
    const group = byValue.get(key) ?? { back, atoms: [] }
    group.atoms.push({ id, version })
    byValue.set(key, group)
  }
  if (byValue.size === 0 || byValue.size > VALUES_MAX) return undefined
  return [...byValue.values()].map((it) => ({ ...it.back, atoms: it.atoms }))
}
