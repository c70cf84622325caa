import type { RouteTable } from './route.ts'

export const academy = {
  academyPage: { path: '/district/academy/:page', roles: [1, 4, 5, 7, 10], area: 'academy', soon: true },
  academyCourses: { path: '/district/academy/home/courses', roles: [1, 4, 5, 7, 10], area: 'academy', soon: true },
} as const satisfies RouteTable
