import type { RouteName } from '#contract/routes/all.ts'
import type { FoundRoute } from '#contract/routes/match.ts'
import type { Here, Parent } from '#web/shell/create/creation.ts'

const ID = /^[1-9]\d{0,8}$/

/** Parameters that name a parent wherever they stand in a path. */
const byParam: Readonly<Record<string, Parent>> = {
  project_id: 'venture',
  projectId: 'venture',
  venture: 'venture',
  gate_id: 'gate',
  cell_id: 'cell',
  clienteid: 'client',
}

/** Screens whose `:id` is a parent's. */
const byRoute: Readonly<Partial<Record<RouteName, Parent>>> = {
  projectShow: 'venture',
  headquarterVenture: 'venture',
  entregaNew: 'venture',
  clientShow: 'client',
  atomNew: 'cell',
}

/** What a page is about, as far as its address says so. */
export const hereOf = (found: FoundRoute | undefined): Here => {
  if (!found) return {}
  const named = Object.entries(found.params).flatMap(([name, value]): [Parent, number][] => {
    const parent = name === 'id' ? byRoute[found.name] : byParam[name]
    return parent !== undefined && ID.test(value) ? [[parent, Number(value)]] : []
  })
  return Object.fromEntries(named)
}
