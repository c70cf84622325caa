import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  weekSheet: screen(() => import('#web/sheet/SheetScreen.tsx').then((it) => it.SheetScreen)),
} as const satisfies NounScreens<'sheet'>
