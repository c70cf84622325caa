import { sql } from 'kysely'
import { boardStatuses, type boardCalls } from '#contract/board/board.ts'
import type { ParsedOf } from '#contract/kit/endpoint.ts'
import { columnsOf, versionOf } from '#server/board/board.data.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse, stale } from '#server/kit/refuse.ts'

type Asked = ParsedOf<typeof boardCalls.columns>
type Wanted = Asked['columns']

const check = (wanted: Wanted, known: ReadonlySet<number>): void => {
  const missing = boardStatuses.some((status) => !wanted.some((it) => it.status === status))
  if (missing) refuse('board.statusMissing', { status: 422, fields: { columns: 'board.statusMissing' } })
  const ids = wanted.flatMap((it) => it.id ?? [])
  if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id))) refuse('board.columnGone', { status: 409 })
}

/** Writes the columns of a venture in their order. The venture's lock makes two who edit them take turns. */
export const setColumns = async (
  { id: venture_id, version, columns: wanted }: Asked,
  ctx: Context,
): Promise<number[]> => {
  await sql`select id from ventures where id = ${venture_id} for update`.execute(ctx.db)
  // All of them before any atom: a move holds its column, and then waits for its atom.
  await sql`select id from board_columns where venture_id = ${venture_id} order by id for update`.execute(ctx.db)
  const before = await columnsOf(venture_id, ctx)
  if (versionOf(before) !== version) stale({ columns: before, version: versionOf(before) })
  check(wanted, new Set(before.map((it) => it.id)))
  const kept = wanted.flatMap((it) => it.id ?? [])
  await sql`delete from board_columns where venture_id = ${venture_id} and not (id = any(${kept}::int[]))`.execute(
    ctx.db,
  )
  const ids: number[] = []
  for (const [position, { id, ...fields }] of wanted.entries()) {
    const row = { ...fields, position }
    const stored =
      id === undefined
        ? await ctx.db
            .insertInto('board_columns')
            .values({ ...row, venture_id })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await ctx.db
            .updateTable('board_columns')
            .set(row)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow()
    ids.push(stored.id)
  }
  await ctx.audit({
    event: 'projeto.changed',
    thing: 'projeto',
    thing_id: venture_id,
    detail: { before: { columns: before }, after: { columns: await columnsOf(venture_id, ctx) } },
  })
  return ids
}
