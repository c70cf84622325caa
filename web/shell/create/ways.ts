import type { Role } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { fillPattern } from '#contract/routes/pattern.ts'
import type { Creation, Here, Parent, Way } from '#web/shell/create/creation.ts'

/** Parents that somebody is asked for where the page is about none; a gate brings its venture along. */
export type Asked = 'venture' | 'gate' | 'client'

const parentsOf = ({ params = {} }: Way): readonly Parent[] => Object.values(params)

const queryOf = ({ query = {} }: Way, here: Here): string => {
  const given = Object.entries(query).flatMap(([name, parent]): [string, string][] => {
    if (parent === true) return [[name, '1']]
    const id = here[parent]
    return id === undefined ? [] : [[name, String(id)]]
  })
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
}

const pathOf = (way: Way, here: Here, district: string): string => {
  const ids = Object.entries(way.params ?? {}).map(([name, parent]) => [name, here[parent] ?? ''] as const)
  const values = { district_name: district, ...way.fixed, ...Object.fromEntries(ids) }
  return fillPattern(routes[way.route].path, values) + queryOf(way, here)
}

interface From {
  readonly here: Here
  readonly role: Role | undefined
  /** The district of the present page, which a form within a venture keeps. */
  readonly district?: string | undefined
}

/**
 * Where a creation leads from a page: the path of its form, or the parent that is still to be said; undefined where the role
 * opens none of its screens.
 */
export const leadsTo = (
  creation: Creation,
  { here, role, district = DISTRICT }: From,
): { readonly path: string } | { readonly asks: Asked } | undefined => {
  const open = creation.ways.filter(({ route }) => mayOpen(routes[route], role))
  const ready = open.find((way) => parentsOf(way).every((it) => here[it] !== undefined))
  if (ready) return { path: pathOf(ready, here, district) }
  const [first] = open
  if (!first) return undefined
  const parents = parentsOf(first)
  if (parents.includes('gate')) return { asks: 'gate' }
  return { asks: parents.includes('client') ? 'client' : 'venture' }
}

/** True where the creation would stand within what the page is about. */
export const standsIn = ({ ways }: Creation, here: Here): boolean =>
  ways.some(({ params = {}, query = {} }) =>
    [...Object.values(params), ...Object.values(query)].some((it) => it !== true && here[it] !== undefined),
  )
