import type { Permission } from '#contract/access/matrix.ts'

/** What stands in the actions column, at the end of a row. */
export const rowActs = ['open', 'edit', 'delete', 'downloadPdf'] as const
/** What stands in a cell of the row: a status that can be moved on, a loop that can be opened. */
export const cellActs = ['accept', 'finish', 'pay', 'openPoint', 'changeStatus'] as const
export type TableAct = (typeof rowActs)[number] | (typeof cellActs)[number]

/** Columns that the specification's helper may hide (section 6). */
export const guardedColumns = [
  'valor',
  'total',
  'loopers',
  'para',
  'tipo_usuario',
  'checklist',
  'responsavel',
  'ponto',
] as const
type GuardedColumn = (typeof guardedColumns)[number]

interface TableModel {
  readonly acts: Readonly<Partial<Record<TableAct, Permission>>>
  /** A column that is not named here is everybody's who may list the model. */
  readonly columns: Readonly<Partial<Record<GuardedColumn, Permission>>>
}

/** Every model of the specification's table (section 3), with the permission that each action and guarded column needs. */
export const tableModels = {
  atomo: {
    acts: {
      open: 'atom.open',
      edit: 'atom.edit',
      delete: 'atom.delete',
      accept: 'atom.accept',
      finish: 'atom.finish',
      openPoint: 'atom.loop',
    },
    columns: {
      loopers: 'atom.seeLoopers',
      checklist: 'atom.useChecklist',
      responsavel: 'atom.setResponsible',
      ponto: 'atom.seeTime',
    },
  },
  ordemPagamento: {
    acts: {
      open: 'order.open',
      edit: 'order.edit',
      delete: 'order.delete',
      pay: 'order.pay',
      downloadPdf: 'order.downloadPdf',
    },
    columns: { valor: 'order.open', total: 'order.open' },
  },
  looper: {
    acts: { open: 'looper.open', edit: 'looper.edit', delete: 'looper.delete', changeStatus: 'looper.changeStatus' },
    columns: { valor: 'looper.seeValue' },
  },
  teamcritter: {
    acts: { open: 'team.open', edit: 'team.edit', delete: 'team.delete' },
    columns: {},
  },
  acessosCliente: {
    acts: { open: 'clientAccess.open', edit: 'clientAccess.edit', delete: 'clientAccess.delete' },
    columns: { tipo_usuario: 'clientAccess.open' },
  },
  projeto: {
    acts: {
      open: 'projeto.open',
      edit: 'projeto.edit',
      delete: 'projeto.delete',
      changeStatus: 'projeto.changeStatus',
    },
    columns: { valor: 'projeto.seeValue', total: 'projeto.seeValue', loopers: 'projeto.seeTeam' },
  },
  entrega: {
    acts: {
      open: 'entrega.open',
      edit: 'entrega.edit',
      delete: 'entrega.delete',
      changeStatus: 'entrega.changeStatus',
    },
    columns: { valor: 'entrega.seeValue', total: 'entrega.seeValue' },
  },
  demanda: {
    acts: {
      open: 'demanda.open',
      edit: 'demanda.edit',
      delete: 'demanda.delete',
      changeStatus: 'demanda.changeStatus',
    },
    columns: {},
  },
  ponto: {
    // The open-point action leads to one's own timer, hence `run`.
    acts: { open: 'loop.open', edit: 'loop.edit', delete: 'loop.delete', openPoint: 'loop.run' },
    // `total` are hours here. Whoever sees only their own loops needs no column that says whose they are.
    columns: { valor: 'loop.seeValue', responsavel: 'loop.seeAll' },
  },
  financas: {
    acts: { open: 'finance.open', changeStatus: 'finance.changeStatus' },
    columns: { valor: 'finance.list', total: 'finance.list' },
  },
  areaAtuacao: {
    acts: { open: 'area.open', edit: 'area.edit', delete: 'area.delete', changeStatus: 'area.edit' },
    columns: {},
  },
  mensagem: {
    acts: {
      open: 'message.open',
      edit: 'message.edit',
      delete: 'message.delete',
      changeStatus: 'message.changeStatus',
    },
    // The checklist of a message is the mark that selects it for removal.
    columns: { para: 'message.seeRecipients', tipo_usuario: 'message.seeRecipients', checklist: 'message.delete' },
  },
  recurso: {
    acts: { open: 'resource.open', edit: 'resource.edit', delete: 'resource.delete' },
    columns: {},
  },
  tiposLooper: {
    acts: { open: 'looperType.open', edit: 'looperType.edit', delete: 'looperType.delete' },
    columns: {},
  },
} as const satisfies Readonly<Record<string, TableModel>>

export type TableModelName = keyof typeof tableModels
/** The columns of a model that a role may be denied. */
export type GuardedColumnOf<M extends TableModelName> = GuardedColumn & keyof (typeof tableModels)[M]['columns']
export const tableModel = (name: TableModelName): TableModel => tableModels[name]
