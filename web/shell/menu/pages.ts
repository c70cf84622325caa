import {
  IconAccessible,
  IconFileText,
  IconHelpCircle,
  IconInfoCircle,
  IconLifebuoy,
  IconMap2,
  IconStethoscope,
} from '@tabler/icons-react'
import type { PlainEntry } from '#web/screens/menu/entry.ts'

/** Target of the mark on the rail. */
export const mapPage: PlainEntry = { route: 'schematic', label: 'schematic', icon: IconMap2 }

/** Pages without a district, for everybody: the first three are in the person's menu, all of them in the palette. */
export const pages: readonly PlainEntry[] = [
  { route: 'help', label: 'help', icon: IconHelpCircle },
  { route: 'support', label: 'support', icon: IconLifebuoy },
  { route: 'about', label: 'about', icon: IconInfoCircle },
  { route: 'selfTest', label: 'selfTest', icon: IconStethoscope },
  { route: 'terms', label: 'terms', icon: IconFileText },
  { route: 'accessibility', label: 'accessibility', icon: IconAccessible },
  mapPage,
]

/** Those below every district's menu. */
export const sidePages = pages.slice(0, 2)

/** Those in the menu under the person's name. */
export const menuPages = pages.slice(0, 3)
