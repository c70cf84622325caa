import { useMediaQuery } from '@mantine/hooks'

const PHONE = '(max-width: 37.5rem)'
const NARROW = '(max-width: 75rem)'

const atOnce = { getInitialValueInEffect: false }

/** True when there is no room for a table: its rows are cards then. */
export const usePhone = (): boolean => useMediaQuery(PHONE, false, atOnce)

/** True when a table, beside the menu, has no room for the columns that ask for a wide screen. */
export const useNarrow = (): boolean => useMediaQuery(NARROW, false, atOnce)
