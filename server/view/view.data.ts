import { sql } from 'kysely'
import type { TableState } from '#contract/kit/tableState.ts'
import type { Db } from '#server/db/open.ts'

/** A view with its owner's name. */
export interface StoredView {
  id: number
  table_id: string
  user_id: number
  nome: string
  shared: boolean
  state: TableState
  version: number
  deleted_at: string | null
  owner: string
}

const views = (db: Db) =>
  db
    .selectFrom('table_views as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['w.id', 'w.table_id', 'w.user_id', 'w.nome', 'w.shared', 'w.state', 'w.version', 'w.deleted_at'])
    .select(sql<string>`trim(u.nome || ' ' || u.last_name)`.as('owner'))

/** One's own views of a table and those that others share, by name. */
export const viewsFor = (db: Db, user_id: number, table_id: string): Promise<StoredView[]> =>
  views(db)
    .where('w.table_id', '=', table_id)
    .where('w.deleted_at', 'is', null)
    .where((it) => it.or([it('w.user_id', '=', user_id), it('w.shared', '=', true)]))
    .orderBy(sql`lower(w.nome)`)
    .orderBy('w.id')
    .execute()

/** The view under a lock, deleted or not. */
export const lockView = (db: Db, id: number): Promise<StoredView | undefined> =>
  views(db).where('w.id', '=', id).forUpdate('w').executeTakeFirst()

export const viewById = (db: Db, id: number): Promise<StoredView> =>
  views(db).where('w.id', '=', id).executeTakeFirstOrThrow()

export const countViews = async (db: Db, user_id: number, table_id: string): Promise<number> => {
  const row = await db
    .selectFrom('table_views')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('table_id', '=', table_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const defaultView = async (db: Db, user_id: number, table_id: string): Promise<number | null> => {
  const row = await db
    .selectFrom('table_view_defaults')
    .select('view_id')
    .where('user_id', '=', user_id)
    .where('table_id', '=', table_id)
    .executeTakeFirst()
  return row?.view_id ?? null
}

/** Views that nobody brought back within a day are gone. */
export const purgeViews = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('table_views').where('deleted_at', '<', before.toISOString()).execute()
}
