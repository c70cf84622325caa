import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  gateNew: screen(() => import('#web/gate/GateFormScreen.tsx').then((it) => it.GateFormScreen)),
  gateShow: screen(() => import('#web/gate/GateShowScreen.tsx').then((it) => it.GateShowScreen)),
} as const satisfies NounScreens<'gate'>
