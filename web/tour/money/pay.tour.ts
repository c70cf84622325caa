import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false } as const

/** What a looper is paid: people who see everybody's orders have `ordersTour`. */
export const payTour: Tour = {
  name: 'pay',
  roles: [4],
  offeredOn: ['orderList'],
  steps: [
    { ...step, route: 'orderList', element: 'table-rows', words: 'payOrders' },
    { ...step, route: 'orderItemList', element: 'table-rows', words: 'payItems' },
    { ...step, district: 'hub', route: 'home', element: 'home-pay', words: 'payWeek' },
  ],
}
