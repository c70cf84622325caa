import type { remotica } from '#contract/routes/remotica.ts'
import { soon, type Screen } from '#web/screens/screen.ts'

export const remoticaScreens = {
  roomList: soon,
  roomShow: soon,
  roomNew: soon,
  conference: soon,
  remoticaWelcome: soon,
  customHost: soon,
  innovationWelcome: soon,
} as const satisfies Record<keyof typeof remotica, Screen>
