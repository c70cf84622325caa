import type { RouteTable } from './route.ts'

export const calendar = {
  eventShow: {
    path: '/district/:district_name/calendar/event/:event_code',
    roles: [1, 4, 5, 7, 10],
    area: 'calendar',
    soon: true,
  },
  eventNew: {
    path: '/district/:district_name/calendar/create/event',
    roles: [1, 4, 5, 7, 10],
    area: 'calendar',
    soon: true,
  },
  eventEdit: {
    path: '/district/:district_name/calendar/event/:event_code/edit',
    roles: [1, 4, 5, 7, 10],
    area: 'calendar',
    soon: true,
  },
} as const satisfies RouteTable
