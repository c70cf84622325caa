import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { loopRow } from './loop.row.ts'
import { loopCenter } from './loop.rules.ts'
import { keptStatus, loopType } from './loop.states.ts'

/** Everybody who has a loop, people who left included. */
export const loopPeople = lookupOf({
  path: '/api/loops/people',
  people: true,
  can: 'loop.seeAll',
  summary: 'Finds people who have loops, to filter Loop Center by',
})

export const loopVentures = lookupOf({
  path: '/api/loops/ventures',
  of: 'projeto',
  can: 'loop.list',
  summary: 'Finds ventures that have loops within one’s reach, to filter Loop Center by',
})

const lookupIn = (what: 'clients' | 'gates' | 'cells' | 'atoms') =>
  lookupOf({
    path: `/api/loops/${what}`,
    can: 'loop.list',
    summary: `Finds ${what} of loops within one’s reach, to filter Loop Center and reports by`,
  })
export const loopClients = lookupIn('clients')
export const loopGates = lookupIn('gates')
export const loopCells = lookupIn('cells')
export const loopAtoms = lookupIn('atoms')

/** Answers to whether the hours of a loop are billed, as a filter names them. */
const billableNames = ['yes', 'no', 'error'] as const

/**
 * Loop Center (specification, section 3, "Ponto (table)"). Whoever sees only their own loops needs no column that says
 * whose they are. The sum of `total` is in seconds.
 */
export const loopList = listOf({
  id: 'loops',
  noun: 'loop',
  path: loopCenter.path,
  can: 'loop.list',
  summary: 'Loop Center: a page of loops, filtered and sorted, with sums over the whole filter',
  row: loopRow,
  sort: '-inicio',
  columns: {
    atomo: { kind: 'record', sort: 'up', search: true },
    // Stands under the atom's name; a column of its own is chosen.
    project: { kind: 'record', of: 'projeto', sort: 'up', extra: true },
    responsavel: { kind: 'person', sort: 'up', can: 'loop.seeAll' },
    inicio: { kind: 'instant', sort: true },
    // Told with the start.
    fim: { kind: 'instant', sort: true, extra: true },
    total: { kind: 'own', sort: true, sum: true },
    tipo: { kind: 'code', codes: loopType, sort: true },
    status: { kind: 'code', codes: keptStatus, sort: true },
    // Told beside the status where it is no yes.
    faturavel: { kind: 'own', extra: true },
    gate: { kind: 'record', extra: true },
    cell: { kind: 'record', extra: true },
    decimal: { kind: 'hours', paid: true, sum: true, extra: true },
    valor: { kind: 'reais', sum: true, extra: true, can: 'loop.seeValue' },
    descricao: { kind: 'text', search: true, extra: true },
    ajustes: { kind: 'text', extra: true },
    offline: { kind: 'flag', extra: true },
  },
  filters: {
    user_id: recordFilter(loopPeople, 'responsavel'),
    venture_id: recordFilter(loopVentures, 'project'),
    period: daysFilter('inicio', { word: 'period' }),
    offline: flagFilter('offline'),
    status: codesFilter(keptStatus, 'status'),
    client_id: recordFilter(loopClients, 'project', { word: 'client' }),
    no_client: flagFilter('project', { word: 'no_client' }),
    gate_id: recordFilter(loopGates, 'gate'),
    cell_id: recordFilter(loopCells, 'cell'),
    atomo_id: recordFilter(loopAtoms, 'atomo'),
    faturavel: codesFilter(billableNames, 'faturavel'),
    no_type: flagFilter('tipo', { word: 'no_type' }),
    tipo: codesFilter(loopType, 'tipo'),
  },
})
