import { screen, type NounScreens } from '#web/screens/screen.ts'

export const screens = {
  orderList: screen(() => import('#web/order/OrderListScreen.tsx').then((it) => it.OrderListScreen)),
  orderNew: screen(() => import('#web/order/OrderNewScreen.tsx').then((it) => it.OrderNewScreen)),
  orderRun: screen(() => import('#web/order/run/OrderRunScreen.tsx').then((it) => it.OrderRunScreen)),
  orderShow: screen(() => import('#web/order/OrderShowScreen.tsx').then((it) => it.OrderShowScreen)),
} as const satisfies NounScreens<'order'>
