import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  weekList: screen(() => import('#web/week/WeekListScreen.tsx').then((it) => it.WeekListScreen)),
  weekShow: screen(() => import('#web/week/WeekShowScreen.tsx').then((it) => it.WeekShowScreen)),
} as const satisfies NounScreens<'week'>
