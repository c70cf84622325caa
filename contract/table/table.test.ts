import { describe, expect, test } from 'vitest'
import { can, defaultGrants } from '#contract/access/can.ts'
import { roles } from '#contract/access/roles.ts'
import { tableModels, type TableModelName } from './table.models.ts'
import { tableOf } from './table.rules.ts'

/** Roles, as numbers in a row. */
type Held = string
interface Expected {
  /** Who sees the actions column at all. */
  readonly column: Held
  readonly acts: Readonly<Record<string, Held>>
  /** Who sees each guarded column. */
  readonly sees: Readonly<Record<string, Held>>
}

/** Section 6 read by hand, model by model; not derived from the models' table. */
const expected: Readonly<Record<TableModelName, Expected>> = {
  // "1 and 7 have all rights. 2 has all except transfer, add checklist items, time and loopers. 4 may open, accept,
  // finish, loop, use the checklist, set the responsible and see time. 3 and 5 may only accept and finish."
  atomo: {
    column: '1 2 4 7',
    acts: {
      open: '1 2 4 7',
      edit: '1 2 7',
      delete: '1 2 7',
      accept: '1 2 3 4 5 7',
      finish: '1 2 3 4 5 7',
      openPoint: '1 2 4 7',
    },
    sees: { loopers: '1 7', checklist: '1 2 4 7', responsavel: '1 2 4 7', ponto: '1 4 7' },
  },
  // "1 has full rights, including invoice and pay. 2, 4, 6 and 7 may open only." PDF for 1 and 6 only.
  ordemPagamento: {
    column: '1 2 4 6 7',
    acts: { open: '1 2 4 6 7', edit: '1', delete: '1', pay: '1', downloadPdf: '1 6' },
    sees: { valor: '1 2 4 6 7', total: '1 2 4 6 7' },
  },
  // "1 and 7 do everything, including change status. Others have none."
  looper: {
    column: '1 7',
    acts: { open: '1 7', edit: '1 7', delete: '1 7', changeStatus: '1 7' },
    sees: { valor: '1 7' },
  },
  // "1 may edit and delete." A team is open to whoever is signed in.
  teamcritter: {
    column: '1 2 3 4 5 6 7 8 9 10',
    acts: { open: '1 2 3 4 5 6 7 8 9 10', edit: '1', delete: '1' },
    sees: {},
  },
  acessosCliente: {
    column: '1 7',
    acts: { open: '1 7', edit: '1 7', delete: '1 7' },
    sees: { tipo_usuario: '1 7' },
  },
  // "1 and 7 have full rights … 2 may open … sees no value. 3, 5, 9 and 10 open and see value and resources only. 4 is
  // like 2 without extras."
  projeto: {
    column: '1 2 3 4 5 7 9 10',
    acts: { open: '1 2 3 4 5 7 9 10', edit: '1 7', delete: '1 7', changeStatus: '1 7' },
    sees: { valor: '1 3 5 7 9 10', total: '1 3 5 7 9 10', loopers: '1 7' },
  },
  // "All roles may enter and open. 1 and 7 edit, delete and create. 2 may delete. 3 and 5 see value."
  entrega: {
    column: '1 2 3 4 5 6 7 8 9 10',
    acts: { open: '1 2 3 4 5 6 7 8 9 10', edit: '1 7', delete: '1 2 7', changeStatus: '1 7' },
    sees: { valor: '1 3 5 7', total: '1 3 5 7' },
  },
  // "1 may open, edit and delete. 3 and 5 may open, create and delete."
  demanda: {
    column: '1 3 5',
    acts: { open: '1 3 5', edit: '1', delete: '1 3 5', changeStatus: '1' },
    sees: {},
  },
  // "1 and 7 have all rights. 2, 4 and 6 may open only." The loop feature loads for 1, 4 and 7.
  ponto: {
    column: '1 2 4 6 7',
    acts: { open: '1 2 4 6 7', edit: '1 7', delete: '1 7', openPoint: '1 4 7' },
    sees: { valor: '1 7', responsavel: '1 2 6 7' },
  },
  // "Finances open is false for all."
  financas: { column: '', acts: { open: '', changeStatus: '1' }, sees: { valor: '1', total: '1' } },
  // "area, sector, review, looper types: role 1 only."
  areaAtuacao: { column: '1', acts: { open: '1', edit: '1', delete: '1', changeStatus: '1' }, sees: {} },
  tiposLooper: { column: '1', acts: { open: '1', edit: '1', delete: '1' }, sees: {} },
  // "1 has full rights. 4, 5, 7, 9 and 10 may open and delete."
  mensagem: {
    column: '1 4 5 7 9 10',
    acts: { open: '1 4 5 7 9 10', edit: '1', delete: '1 4 5 7 9 10', changeStatus: '1' },
    sees: { para: '1', tipo_usuario: '1', checklist: '1 4 5 7 9 10' },
  },
  recurso: {
    column: '1 2 3 4 5 7 9 10',
    acts: { open: '1 2 3 4 5 7 9 10', edit: '1 2 4 7', delete: '1 2 4 7' },
    sees: {},
  },
}

const names = Object.keys(tableModels) as TableModelName[]
const holds = (held: Held, role: number): boolean => held.split(' ').includes(String(role))
const cases = names.flatMap((model) => roles.map(({ value }) => ({ model, role: value })))

test('the models are those of section 3', () => {
  expect(names.toSorted()).toEqual(
    (
      'acessosCliente areaAtuacao atomo demanda entrega financas looper mensagem ordemPagamento ponto projeto ' +
      'recurso teamcritter tiposLooper'
    ).split(' '),
  )
})

test('every model has for every role the column, the acts and the hidden columns that are expected', () => {
  expect(cases).toHaveLength(names.length * 11)
  const ours = cases.map(({ model, role }) => {
    const { hasActions, actions, hidden } = tableOf(model, (permission) => can(defaultGrants, role, permission))
    return `${model} for role ${role}: ${hasActions} / ${actions.toSorted().join(' ')} / ${hidden.map(String).toSorted().join(' ')}`
  })
  const theirs = cases.map(({ model, role }) => {
    const { column, acts, sees } = expected[model]
    const actions = Object.keys(acts).filter((act) => holds(acts[act] ?? '', role))
    const hidden = Object.keys(sees).filter((name) => !holds(sees[name] ?? '', role))
    return `${model} for role ${role}: ${holds(column, role)} / ${actions.toSorted().join(' ')} / ${hidden.toSorted().join(' ')}`
  })
  expect(ours.filter((it, index) => it !== theirs[index])).toEqual([])
})

describe('what an administrator edits holds', () => {
  test('a permission that is taken away takes its action and its column along', () => {
    const it = tableOf('atomo', (permission) => permission === 'atom.accept' || permission === 'atom.seeTime')
    expect(it).toEqual({ hidden: ['loopers', 'checklist', 'responsavel'], actions: ['accept'], hasActions: false })
  })

  test('deleting without open and edit has no column to stand in', () => {
    const it = tableOf('recurso', (permission) => permission === 'resource.delete')
    expect(it).toEqual({ hidden: [], actions: [], hasActions: false })
  })

  test('edit alone keeps the column', () => {
    const it = tableOf('recurso', (permission) => permission !== 'resource.open')
    expect(it).toEqual({ hidden: [], actions: ['edit', 'delete'], hasActions: true })
  })
})
