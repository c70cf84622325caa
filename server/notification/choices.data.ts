import {
  defaultChoice,
  kindOf,
  type NotificationChoice,
  type NotificationKind,
} from '#contract/notification/notification.kinds.ts'
import type { Db } from '#server/db/open.ts'

/** Channels of each kind of notification for one person, chosen or by default. */
export const choicesOf = async (db: Db, user_id: number): Promise<(kind: NotificationKind) => NotificationChoice> => {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'bell', 'mail'])
    .where('user_id', '=', user_id)
    .execute()
  return (kind) => {
    const row = rows.find((it) => it.kind === kind)
    return row ? { bell: row.bell, mail: row.mail } : defaultChoice(kind)
  }
}

export const choose = async (
  db: Db,
  user_id: number,
  { kind, bell, mail }: NotificationChoice & { kind: NotificationKind },
): Promise<void> => {
  await db
    .insertInto('notification_choices')
    .values({ user_id, kind, bell, mail })
    .onConflict((on) => on.columns(['user_id', 'kind']).doUpdateSet({ bell, mail }))
    .execute()
}

/** Notifications of people who want their kind in this channel. */
export const wanted = async <N extends { user_id: number; word: string }>(
  db: Db,
  notes: readonly N[],
  place: keyof NotificationChoice,
): Promise<N[]> => {
  if (notes.length === 0) return []
  const rows = await db
    .selectFrom('notification_choices')
    .select(['user_id', 'kind', 'bell', 'mail'])
    .where('user_id', 'in', [...new Set(notes.map((it) => it.user_id))])
    .execute()
  return notes.filter((note) => {
    const kind = kindOf(note.word)
    if (kind === undefined) return place === 'bell'
    return (rows.find((it) => it.user_id === note.user_id && it.kind === kind) ?? defaultChoice(kind))[place]
  })
}
