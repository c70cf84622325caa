import { decimalHours } from '#contract/kit/hours.ts'
import type { SortOf } from '#contract/kit/page.ts'
import type { loopColumnKeys, loopSorts } from '#contract/loop/loop.filter.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import type { Db } from '#server/db/open.ts'
import type { SheetColumn } from '#server/kit/sheet/sheet.ts'
import type { Say } from '#server/kit/words.ts'
import { loopIds, loopRowsByIds } from '#server/loop/center.data.ts'
import type { Filter } from '#server/loop/filter.data.ts'
import type { HiddenColumns } from '#server/loop/hidden.data.ts'

type Key = (typeof loopColumnKeys)[number]

const BATCH = 1000

/** Every column an export of loops can hold, titled in the reader's language. */
export const loopSheetColumns = (say: Say): Record<Key, SheetColumn<LoopRow>> => ({
  responsavel: {
    key: 'responsavel',
    title: say('loopCenter.column_responsavel'),
    kind: 'text',
    value: (row) => row.responsavel?.nome ?? null,
  },
  atomo: {
    key: 'atomo',
    title: say('loopCenter.column_atomo'),
    kind: 'text',
    value: (row) => row.atomo.nome,
  },
  cell: { key: 'cell', title: say('loopCenter.cell'), kind: 'text', value: (row) => row.cell.nome },
  gate: { key: 'gate', title: say('loopCenter.gate'), kind: 'text', value: (row) => row.gate.nome },
  project: {
    key: 'project',
    title: say('loopCenter.column_project'),
    kind: 'text',
    value: (row) => row.project.nome,
  },
  inicio: {
    key: 'inicio',
    title: say('loopCenter.column_inicio'),
    kind: 'instant',
    value: (row) => row.inicio,
  },
  fim: { key: 'fim', title: say('loopCenter.column_fim'), kind: 'instant', value: (row) => row.fim },
  total: {
    key: 'total',
    title: say('loopCenter.column_total'),
    kind: 'duration',
    sum: true,
    value: (row) => (row.fim ? row.segundos : null),
  },
  decimal: {
    key: 'decimal',
    title: say('loopCenter.decimal'),
    kind: 'number',
    decimals: 1,
    sum: true,
    value: (row) => (row.fim ? decimalHours(row.segundos) : null),
  },
  valor: {
    key: 'valor',
    title: say('loopCenter.value'),
    kind: 'money',
    sum: true,
    value: (row) => row.valor ?? null,
  },
  tipo: {
    key: 'tipo',
    title: say('loopCenter.column_tipo'),
    kind: 'text',
    value: (row) => {
      const key = row.tipo === null ? undefined : loopType.keyOf(row.tipo)
      return key ? say(`loop.type_${key}`) : null
    },
  },
  descricao: {
    key: 'descricao',
    title: say('loopCenter.column_descricao'),
    kind: 'text',
    value: (row) => row.descricao || null,
  },
  status: {
    key: 'status',
    title: say('loopCenter.column_status'),
    kind: 'text',
    value: (row) => say(`loop.status_${loopStatus.keyOf(row.status) ?? 'none'}`),
  },
  faturavel: {
    key: 'faturavel',
    title: say('loopCenter.column_faturavel'),
    kind: 'text',
    value: (row) => say(billable[row.faturavel]),
  },
  ajustes: { key: 'ajustes', title: say('loopSheet.ajustes'), kind: 'text', value: (row) => row.ajustes },
})

const billable = {
  Sim: 'loopCenter.billable_yes',
  Não: 'loopCenter.billable_no',
  Erro: 'loopCenter.billable_error',
} as const

/**
 * All rows of a filter in batches. Which rows and in what order is settled by one statement before the first of
 * them leaves, so that a loop which starts meanwhile shifts nothing, and no transaction stays open for a slow reader.
 */
export const loopBatches = async (
  db: Db,
  filter: Filter,
  it: { sort: SortOf<(typeof loopSorts)[number]>; now: Date; hidden: HiddenColumns },
) => {
  const ids = await loopIds(db, filter, it.sort)
  const read = async function* (): AsyncGenerator<LoopRow[]> {
    for (let from = 0; from < ids.length; from += BATCH) yield loopRowsByIds(db, ids.slice(from, from + BATCH), it)
  }
  return { count: ids.length, batches: read() }
}
