import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  financeExtract: screen(() => import('#web/finance/extract/ExtractScreen.tsx').then((it) => it.ExtractScreen)),
  financeNew: screen(() => import('#web/finance/FinanceNewScreen.tsx').then((it) => it.FinanceNewScreen)),
  financeShow: screen(() => import('#web/finance/FinanceShowScreen.tsx').then((it) => it.FinanceShowScreen)),
} as const satisfies NounScreens<'finance'>
