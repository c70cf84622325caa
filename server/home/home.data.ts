import { sql } from 'kysely'
import type { Bounds } from '#contract/kit/dates.ts'
import type { Db } from '#server/db/open.ts'

interface Running {
  loop_id: number
  user_id: number
  nome: string
  atomo: string
  projeto: string
  inicio: string
}

interface Waiting {
  loop_id: number
  user_id: number
  nome: string
  atomo: string
  status: number
  fim: string
}

const WAITING_SHOWN = 20

/** Who works now, and which forced or denied stops wait for their owners. */
export const teamNow = async (db: Db, today: Bounds) => {
  const running = await sql<Running>`
    select l.id as loop_id, u.id as user_id, trim(u.nome || ' ' || u.last_name) as nome, a.nome as atomo,
      v.nome as projeto, l.data_inicio as inicio
    from loops l join users u on u.id = l.user_id join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.status = 1 order by l.data_inicio`.execute(db)
  const waiting = await sql<Waiting>`
    select l.id as loop_id, u.id as user_id, trim(u.nome || ' ' || u.last_name) as nome, a.nome as atomo, l.status, l.fim
    from loops l join users u on u.id = l.user_id join atoms a on a.id = l.atomo_id
    where l.status in (4, 5) order by l.data_inicio desc limit ${WAITING_SHOWN}`.execute(db)
  // Whoever works past midnight works today.
  const people = await sql<{ people: number }>`
    select count(distinct user_id) as people from loops
    where data_inicio >= ${today.from} and data_inicio < ${today.to} or status = 1`.execute(db)
  return { running: running.rows, waiting: waiting.rows, people_today: people.rows[0]?.people ?? 0 }
}
