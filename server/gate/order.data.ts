import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

interface Order {
  /** Table of the rows in the order: `gates` of `ventures`, `cells` of `gates`. */
  readonly table: 'gates' | 'cells'
  readonly parent: { readonly table: 'ventures' | 'gates'; readonly column: 'venture_id' | 'gate_id' }
}

export const gateOrder: Order = { table: 'gates', parent: { table: 'ventures', column: 'venture_id' } }
export const cellOrder: Order = { table: 'cells', parent: { table: 'gates', column: 'gate_id' } }

/**
 * Puts a record one place up or down among its living siblings; false where none stands there any more. Two who move at
 * once take turns on the parent's lock, and each counts from what the other has made.
 */
export const moveOne = async (
  db: Db,
  { table, parent }: Order,
  { id, parent_id, way }: { id: number; parent_id: number; way: 'up' | 'down' },
): Promise<boolean> => {
  await sql`select id from ${sql.table(parent.table)} where id = ${parent_id} for update`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(parent.column)} = ${parent_id} and deleted_at is null
    order by position, id`.execute(db)
  const ids = rows.map((it) => it.id)
  const from = ids.indexOf(id)
  const to = way === 'up' ? from - 1 : from + 1
  const other = ids[to]
  if (from < 0 || other === undefined) return false
  ids[to] = id
  ids[from] = other
  await sql`update ${sql.table(table)} t set position = o.at - 1
    from unnest(${ids}::int[]) with ordinality o (id, at) where t.id = o.id and t.position <> o.at - 1`.execute(db)
  return true
}
