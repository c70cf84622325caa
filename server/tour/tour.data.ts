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
