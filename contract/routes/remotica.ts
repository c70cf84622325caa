import type { RouteTable } from './route.ts'

export const remotica = {
  roomList: { path: '/district/remotica/rooms', roles: [1, 7], area: 'remotica', soon: true },
  roomShow: { path: '/district/remotica/room/:rid', roles: 'login', area: 'remotica', soon: true },
  roomNew: { path: '/district/remotica/room/create', roles: 'login', area: 'remotica', soon: true },
  conference: { path: '/district/remotica/conference/:code', roles: [1, 4, 5, 7, 10], area: 'remotica', soon: true },
  remoticaWelcome: { path: '/district/remotica/welcome', roles: [1, 4, 5, 7, 9, 10], area: 'remotica', soon: true },
  customHost: { path: '/district/remotica/customhost', roles: [1, 4, 5, 7, 9, 10], area: 'remotica', soon: true },
  innovationWelcome: { path: '/district/remotica/innovation/welcome', roles: [1, 7, 9], area: 'remotica', soon: true },
} as const satisfies RouteTable
