import type { RouteTable } from './route.ts'

export const bastion = {
  bastion: { path: '/district/bastion', roles: [1, 4, 5, 7, 10], area: 'bastion' },
  wallet: { path: '/district/bastion/wallet', roles: [1, 4, 5, 7, 10], area: 'bastion' },
  hibridAssets: { path: '/district/bastion/hibrid-assets', roles: [1, 7], area: 'bastion' },
  sell: { path: '/district/bastion/sell', roles: [1, 7], area: 'bastion' },
  transactions: { path: '/district/bastion/transactions', roles: [1, 7], area: 'bastion' },
  oneTrueOrg: { path: '/district/bastion/one-true-org', roles: [1, 7], area: 'bastion' },
  oneTrueHuman: { path: '/district/bastion/one-true-human', roles: [1, 7], area: 'bastion' },
  oneTrueData: { path: '/district/bastion/one-true-data', roles: [1, 7], area: 'bastion' },
  otdVerification: { path: '/district/bastion/otd/verification', roles: [1, 7], area: 'bastion' },
} as const satisfies RouteTable
