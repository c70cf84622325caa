import type { academy } from '#contract/routes/academy.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const academyScreens = {
  academyPage: soon,
  academyCourses: soon,
} as const satisfies Record<keyof typeof academy, Screen>
