import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  invoiceList: screen(() => import('#web/invoice/InvoiceListScreen.tsx').then((it) => it.InvoiceListScreen)),
  invoiceNew: screen(() => import('#web/invoice/InvoiceNewScreen.tsx').then((it) => it.InvoiceNewScreen)),
  invoiceShow: screen(() => import('#web/invoice/InvoiceShowScreen.tsx').then((it) => it.InvoiceShowScreen)),
} as const satisfies NounScreens<'invoice'>
