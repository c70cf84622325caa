import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false } as const

/** Finding one's way: palette, districts, language and account. */
export const menuTour: Tour = {
  name: 'menu',
  offeredOn: ['home', 'dashboard', 'hubHome', 'headquarter'],
  steps: [
    { ...step, element: 'palette', words: 'menuPalette' },
    { ...step, element: 'districts', words: 'menuDistricts', only: 'wide' },
    { ...step, element: 'district-menu', words: 'menuScreens', only: 'wide' },
    { ...step, element: 'menu-drawer', words: 'menuDrawer', only: 'narrow' },
    { ...step, element: 'language', words: 'menuLanguage' },
    { ...step, element: 'person', words: 'menuPerson' },
  ],
}
