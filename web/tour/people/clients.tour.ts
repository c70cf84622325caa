import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false } as const

/** The clients, and the page of one, which a step opens. */
export const clientsTour: Tour = {
  name: 'clients',
  needs: 'client.edit',
  offeredOn: ['clientList', 'clientShow'],
  steps: [
    { ...step, element: 'table-tools', route: 'clientList', words: 'clientsFind' },
    {
      ...step,
      element: 'table-rows',
      has_click: true,
      route: 'clientList',
      words: 'clientsOpen',
      past: ['client-accesses', 'client-shared'],
    },
    { ...step, element: 'client-accesses', needs: 'clientAccess.open', words: 'clientsAccesses' },
    { ...step, element: 'client-shared', words: 'clientsShared' },
  ],
}
