import type { RouteTable } from './route.ts'

export const remotica = {
  roomList: { path: '/district/remotica/rooms', roles: [1, 7], area: 'remotica' },
  roomShow: { path: '/district/remotica/room/:rid', roles: 'login', area: 'remotica' },
  roomNew: { path: '/district/remotica/room/create', roles: 'login', area: 'remotica' },
  conference: { path: '/district/remotica/conference/:code', roles: [1, 4, 5, 7, 10], area: 'remotica' },
  remoticaWelcome: { path: '/district/remotica/welcome', roles: [1, 4, 5, 7, 9, 10], area: 'remotica' },
  customHost: { path: '/district/remotica/customhost', roles: [1, 4, 5, 7, 9, 10], area: 'remotica' },
  innovationWelcome: { path: '/district/remotica/innovation/welcome', roles: [1, 7, 9], area: 'remotica' },
} as const satisfies RouteTable
