import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

/** Colour schemes of the app. */
export const schemes = [
  { scheme: 'light', word: 'themeLight', icon: IconSun },
  { scheme: 'dark', word: 'themeDark', icon: IconMoon },
  { scheme: 'auto', word: 'themeAuto', icon: IconDeviceDesktop },
] as const
