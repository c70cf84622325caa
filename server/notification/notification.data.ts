import type { WordParams } from '#contract/kit/words.ts'
import type { FullKeyOf } from '#contract/kit/words.ts'
import type { notificationWords } from '#contract/notification/notification.words.ts'
import type { Db } from '#server/db/open.ts'

export interface Note {
  user_id: number
  word: FullKeyOf<typeof notificationWords>
  params?: WordParams
  link?: string
}

/** Notes something for people, in the transaction of what they are told about. Tell `user:<id>` after the commit. */
export const notify = async (db: Db, notes: readonly Note[], now: Date): Promise<void> => {
  if (notes.length === 0) return
  const rows = notes.map((it) => ({
    user_id: it.user_id,
    word: it.word,
    params: JSON.stringify(it.params ?? {}),
    link: it.link ?? null,
    created_at: now,
  }))
  await db.insertInto('notifications').values(rows).execute()
}
