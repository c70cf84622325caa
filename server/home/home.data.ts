import { sql } from 'kysely'
import type { Bounds } from '#contract/kit/dates.ts'
import type { PhotoRef } from '#contract/kit/person/photo.ts'
import type { Db } from '#server/db/open.ts'
import { photoOf } from '#server/kit/files/photo.ts'
import { begunIn } from '#server/loop/loop.data.ts'

interface Running {
  loop_id: number
  user_id: number
  nome: string
  foto: PhotoRef
  atomo: string
  projeto: string
  venture_id: number
  inicio: string
}

const SHOWN = 20

interface Open {
  total: number
  today: number
  week: number
  today_seconds: number
  week_seconds: number
}

/** Number of running loops, of those begun today and this week, and the seconds of these so far. */
const openNow = async (db: Db, now: Date, { today, week }: { today: Bounds; week: Bounds }): Promise<Open> => {
  const count = (bounds: Bounds) => sql`count(*) filter (where ${begunIn(bounds)})`
  const seconds = (bounds: Bounds) =>
    sql`coalesce(sum(floor(extract(epoch from ${now}::timestamptz - data_inicio))) filter (where ${begunIn(bounds)}), 0)::bigint`
  const { rows } = await sql<Open>`
    select count(*) as total, ${count(today)} as today, ${count(week)} as week,
      ${seconds(today)} as today_seconds, ${seconds(week)} as week_seconds
    from loops where status = 1`.execute(db)
  return rows[0] ?? { total: 0, today: 0, week: 0, today_seconds: 0, week_seconds: 0 }
}

/** Running loops: the first of them, and their number. */
export const teamNow = async (db: Db, now: Date, bounds: { today: Bounds; week: Bounds }) => {
  const running = await sql<Running>`
    select l.id as loop_id, u.id as user_id, trim(u.nome || ' ' || u.last_name) as nome, ${photoOf('u')} as foto, a.nome as atomo,
      v.nome as projeto, v.id as venture_id, l.data_inicio as inicio
    from loops l join users u on u.id = l.user_id join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.status = 1 order by l.data_inicio, l.id limit ${SHOWN}`.execute(db)
  const open = await openNow(db, now, bounds)
  return {
    running: running.rows,
    running_total: open.total,
    open,
  }
}
