import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false } as const

/** From the closed week to the payment, for people who see everybody's orders. */
export const ordersTour: Tour = {
  name: 'orders',
  needs: 'order.seeRun',
  offeredOn: ['orderList'],
  steps: [
    { ...step, route: 'orderList', element: 'table-rows', words: 'ordersRows' },
    { ...step, route: 'orderList', needs: 'order.pay', element: 'table-rows', words: 'ordersPay' },
    { ...step, route: 'orderList', needs: 'order.downloadPdf', element: 'table-rows', words: 'ordersPix' },
    { ...step, route: 'orderItemList', element: 'table-rows', words: 'ordersItems' },
    { ...step, route: 'orderRun', element: 'run-countdown', words: 'ordersRun' },
    { ...step, route: 'orderRun', element: 'run-history', words: 'ordersHistory' },
    { ...step, district: 'hub', route: 'home', element: 'home-due', words: 'ordersDue' },
  ],
}
