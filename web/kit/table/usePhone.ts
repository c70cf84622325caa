import { useMediaQuery } from '@mantine/hooks'

const PHONE = '(max-width: 37.5rem)'

/** Whether there is no room for a table: its rows are cards then. */
export const usePhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
