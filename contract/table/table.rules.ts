import type { Permission } from '#contract/access/matrix.ts'
import {
  cellActs,
  guardedColumns,
  rowActs,
  tableModel,
  type GuardedColumnOf,
  type TableAct,
  type TableModelName,
} from './table.models.ts'

export interface TableRights<M extends TableModelName> {
  /** Columns that are removed, and not sent by the server either. */
  readonly hidden: readonly GuardedColumnOf<M>[]
  /** What the person may do, row by row; whether the row's own state allows it is the row's business. */
  readonly actions: readonly TableAct[]
  /** False removes the actions column: neither open nor edit is held. */
  readonly hasActions: boolean
}

/**
 * How a table behaves for whoever holds what `may` says (specification, section 6, "Table behaviour by role"). Without
 * open and edit there is no actions column, so nothing that stands in it is held either; accepting, finishing, paying,
 * a change of status and the open-point action stand in the row's cells and do not depend on it.
 */
export const tableOf = <M extends TableModelName>(
  model: M,
  may: (permission: Permission) => boolean,
): TableRights<M> => {
  const { acts, columns } = tableModel(model)
  const held = (permission: Permission | undefined): boolean => permission !== undefined && may(permission)
  const hasActions = held(acts.open) || held(acts.edit)
  return {
    hidden: guardedColumns.filter((it): it is GuardedColumnOf<M> => columns[it] !== undefined && !held(columns[it])),
    actions: [
      ...(hasActions ? rowActs.filter((it) => held(acts[it])) : []),
      ...cellActs.filter((it) => held(acts[it])),
    ],
    hasActions,
  }
}
