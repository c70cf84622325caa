import { addDays, todayIn } from '#contract/kit/dates.ts'
import type { Notification } from '#contract/notification/notification.ts'
import type { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import type { Format } from '#web/kit/format.ts'
import type { Say } from '#web/kit/words.ts'

interface Day {
  /** `YYYY-MM-DD` where the person is. */
  readonly day: string
  readonly label: (t: Say<typeof notificationScreenWords>) => string
  readonly notes: readonly Notification[]
}

const labelOf = (day: string, at: string, f: Format): Day['label'] => {
  if (day === f.today()) return (t) => t('today')
  if (day === addDays(f.today(), -1)) return (t) => t('yesterday')
  return () => f.longDay(at)
}

/** Notifications, newest first, parted by the days they came on. */
export const byDay = (rows: readonly Notification[], f: Format): readonly Day[] => {
  const days = new Map<string, Notification[]>()
  for (const note of rows) {
    const day = todayIn(new Date(note.created_at), f.zone)
    const notes = days.get(day)
    if (notes) notes.push(note)
    else days.set(day, [note])
  }
  return [...days].map(([day, notes]) => ({ day, notes, label: labelOf(day, notes[0]?.created_at ?? '', f) }))
}
