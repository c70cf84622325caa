import { useLocation } from 'react-router'
import { atomCrud } from '#contract/atom/atom.ts'
import { boardCalls } from '#contract/board/board.ts'
import { cellCrud } from '#contract/cell/cell.ts'
import { entregaCrud } from '#contract/entrega/entrega.ts'
import { particleCrud } from '#contract/particle/particle.ts'
import { resourceCrud } from '#contract/resource/resource.ts'
import type { RouteName } from '#contract/routes/all.ts'
import { findRoute, type FoundRoute } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { Here } from '#web/shell/create/creation.ts'
import { hereOf } from '#web/shell/create/here.ts'

/** The parameter that names the record of a page, by its route. */
const atomsBy: Readonly<Partial<Record<RouteName, string>>> = { atomShow: 'id', ventureAtomShow: 'atom_id' }
const cellsBy: Readonly<Partial<Record<RouteName, string>>> = { cellShow: 'cell_id' }
const entregasBy: Readonly<Partial<Record<RouteName, string>>> = { entregaShow: 'id', entregaReport: 'id' }
const resourcesBy: Readonly<Partial<Record<RouteName, string>>> = { resourceShow: 'id', libraryResource: 'id' }
const particlesBy: Readonly<Partial<Record<RouteName, string>>> = {
  particleShow: 'particle',
  prolabParticleShow: 'particle',
  ventureParticleShow: 'particle',
}

const ID = /^[1-9]\d{0,8}$/

const idIn = (found: FoundRoute | undefined, by: Readonly<Partial<Record<RouteName, string>>>): string => {
  const id = found?.params[(found && by[found.name]) ?? ''] ?? ''
  return ID.test(id) ? id : ''
}

/** Parents of the record that a page shows: the page has asked for it, so the answer is there. */
const useParents = (found: FoundRoute | undefined) => {
  const ids = {
    atom: idIn(found, atomsBy),
    cell: idIn(found, cellsBy),
    entrega: idIn(found, entregasBy),
    particle: idIn(found, particlesBy),
    resource: idIn(found, resourcesBy),
    board: (found?.name === 'projectBoard' && found.params['project_code']) || '',
  }
  const atom = useCall(atomCrud.calls.show, { id: ids.atom }, { enabled: ids.atom !== '' })
  const cell = useCall(cellCrud.calls.show, { id: ids.cell }, { enabled: ids.cell !== '' })
  const entrega = useCall(entregaCrud.calls.show, { id: ids.entrega }, { enabled: ids.entrega !== '' })
  const particle = useCall(particleCrud.calls.show, { id: ids.particle }, { enabled: ids.particle !== '' })
  const resource = useCall(resourceCrud.calls.show, { id: ids.resource }, { enabled: ids.resource !== '' })
  const board = useCall(boardCalls.show, { code: ids.board }, { enabled: ids.board !== '' })
  const pending = [atom, cell, entrega, particle, resource, board].some((it) => it.isLoading)
  const within = entrega.data ?? particle.data ?? resource.data
  const parents: Here = atom.data
    ? { venture: atom.data.data.venture_id, cell: atom.data.data.cell_id }
    : { venture: within?.data.venture_id ?? board.data?.venture.id, gate: cell.data?.data.gate_id }
  return { pending, parents }
}

/** What the present page is about, its route and its district; `pending` while its record is still being read. */
export const useHere = () => {
  const { pathname } = useLocation()
  const found = findRoute(pathname)
  const { pending, parents } = useParents(found)
  const known = Object.fromEntries(Object.entries(parents).filter(([, id]) => id !== undefined))
  const here: Here = { ...known, ...hereOf(found) }
  return { here, pending, route: found?.name, district: found?.params['district_name'] }
}
