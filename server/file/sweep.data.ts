import type { JobFrame } from '#server/kit/jobs/job.ts'

/** Milliseconds that an upload waits for its form. */
const UNCLAIMED_MS = 24 * 3600 * 1000
const AT_ONCE = 200

const dayBefore = (now: Date): Date => new Date(now.getTime() - UNCLAIMED_MS)

/** Bytes go first: a row with bytes is found again, bytes without a row never would be. */
const takeOut = async ({ db, services }: JobFrame, file: { id: number; key: string }): Promise<boolean> => {
  try {
    await services.files.uploads.remove(file.key)
    await services.files.store.remove(file.key)
  } catch (error) {
    services.log.warn({ err: error, file: file.id }, 'the bytes of a file could not be removed; they are tried again')
    return false
  }
  await db.deleteFrom('files').where('id', '=', file.id).execute()
  return true
}

/** Removes files that no form claimed within a day, and the bytes of removed ones. Returns their number. */
export const sweep = async (frame: JobFrame): Promise<number> => {
  const { db, services } = frame
  const now = services.now()
  await db
    .updateTable('files')
    .set({ removed_at: now })
    .where('claimed_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', dayBefore(now).toISOString())
    .execute()
  let gone = 0
  let last = 0
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'key'])
      .where('removed_at', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) gone += (await takeOut(frame, row)) ? 1 : 0
    found = rows.length
    last = rows.at(-1)?.id ?? last
  }
  return gone
}

/** Removes uploads without a row: their transaction never ended. */
export const sweepUploads = async ({ db, services }: JobFrame): Promise<number> => {
  const old = await services.files.uploads.olderThan(dayBefore(services.now()))
  if (old.length === 0) return 0
  const known = await db
    .selectFrom('files')
    .select('key')
    .where('key', 'in', old)
    .where('state', '=', 'uploading')
    .execute()
  const keep = new Set(known.map((it) => it.key))
  const lost = old.filter((key) => !keep.has(key))
  await Promise.all(lost.map((key) => services.files.uploads.remove(key)))
  return lost.length
}
