import { IconCalendarCheck } from '@tabler/icons-react'

/** Icon of its entry in the menu. */
export const icon = IconCalendarCheck
