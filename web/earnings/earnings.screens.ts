import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  earnings: screen(() => import('#web/earnings/EarningsScreen.tsx').then((it) => it.EarningsScreen)),
  earningsRevenue: screen(() => import('#web/earnings/RevenueScreen.tsx').then((it) => it.RevenueScreen)),
} as const satisfies NounScreens<'earnings'>
