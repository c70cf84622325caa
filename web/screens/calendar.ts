import type { calendar } from '#contract/routes/calendar.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const calendarScreens = {
  eventShow: soon,
  eventNew: soon,
  eventEdit: soon,
} as const satisfies Record<keyof typeof calendar, Screen>
