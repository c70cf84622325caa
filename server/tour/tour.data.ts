import { sql } from 'kysely'
import { tourNames, type Progress, type TourName } from '#contract/tour/tour.rules.ts'
import type { Db } from '#server/db/open.ts'

const columns = ['tour', 'step', 'status', 'version', 'updated_at'] as const

/** Every tour that the person has met and that still exists. */
export const progressOf = (db: Db, user_id: number) =>
  db
    .selectFrom('tour_progress')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('tour', 'in', tourNames)
    .orderBy('tour')
    .execute()

/**
 * Stores the progress and answers with what holds now: done stays done, also while it is seen again, and a page that
 * still shows an older version changes nothing.
 */
export const saveProgress = async (db: Db, progress: Progress & { user_id: number; tour: TourName; at: Date }) => {
  const { at, ...row } = progress
  const written = await db
    .insertInto('tour_progress')
    .values({ ...row, updated_at: at })
    .onConflict((on) =>
      on
        .columns(['user_id', 'tour'])
        .doUpdateSet((now) => ({
          step: now.ref('excluded.step'),
          status: now.ref('excluded.status'),
          version: now.ref('excluded.version'),
          updated_at: now.ref('excluded.updated_at'),
        }))
        .whereRef('tour_progress.version', '<=', 'excluded.version')
        .where((now) => now.or([now('tour_progress.status', '<>', 'done'), now('excluded.status', '=', 'done')])),
    )
    .returning(columns)
    .executeTakeFirst()
  return (
    written ??
    (await db
      .selectFrom('tour_progress')
      .select(columns)
      .where('user_id', '=', progress.user_id)
      .where('tour', '=', progress.tour)
      .executeTakeFirstOrThrow())
  )
}

/** A row of its own among a person's tours, which names none of them: `left` is a no to all. */
const ALL = 'offers'

/** Whether tours are offered to somebody by themselves: they are until they say no. */
export const offersTo = async (db: Db, user_id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from tour_progress
    where user_id = ${user_id} and tour = ${ALL} and status = 'left'`.execute(db)
  return rows.length === 0
}

export const setOffers = async (
  db: Db,
  { user_id, offers, at }: { user_id: number; offers: boolean; at: Date },
): Promise<void> => {
  await sql`insert into tour_progress (user_id, tour, step, status, version, updated_at)
    values (${user_id}, ${ALL}, 0, ${offers ? 'running' : 'left'}, 1, ${at})
    on conflict (user_id, tour) do update set status = excluded.status, updated_at = excluded.updated_at`.execute(db)
}
