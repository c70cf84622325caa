import { IconFileInvoice } from '@tabler/icons-react'

/** Icon of its entry in the menu. */
export const icon = IconFileInvoice
