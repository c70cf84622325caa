import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  cellNew: screen(() => import('#web/cell/CellFormScreen.tsx').then((it) => it.CellFormScreen)),
  cellShow: screen(() => import('#web/cell/CellShowScreen.tsx').then((it) => it.CellShowScreen)),
} as const satisfies NounScreens<'cell'>
