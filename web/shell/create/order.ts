import type { RouteName } from '#contract/routes/all.ts'
import type { Creation, CreationKey, Here } from '#web/shell/create/creation.ts'
import { standsIn } from '#web/shell/create/ways.ts'

interface Page {
  readonly here: Here
  readonly route: RouteName | undefined
}

/** Within a venture what comes next below the page stands first. */
const stepsOf = ({ cell, gate }: Here): readonly CreationKey[] => {
  if (cell !== undefined) return ['atom', 'cell', 'gate']
  return gate === undefined ? ['gate', 'cell', 'atom'] : ['cell', 'atom', 'gate']
}

/** What belongs to a page: first what its list or board is of, then what would stand in what it shows; and all else. */
export const orderedFor = <T extends { readonly of: Creation }>(
  items: readonly T[],
  { here, route }: Page,
): { readonly near: readonly T[]; readonly far: readonly T[] } => {
  const isListed = ({ of }: T) => of.on?.some((it) => it === route) === true
  const steps = stepsOf(here)
  const placeOf = (item: T): number => {
    const step = steps.indexOf(item.of.key)
    return isListed(item) ? -1 : step < 0 ? steps.length : step
  }
  const near = items.filter((it) => isListed(it) || standsIn(it.of, here))
  return { near: near.toSorted((a, b) => placeOf(a) - placeOf(b)), far: items.filter((it) => !near.includes(it)) }
}
