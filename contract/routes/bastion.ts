import type { RouteTable } from './route.ts'

export const bastion = {
  bastion: { path: '/district/bastion', roles: [1, 4, 5, 7, 10], area: 'bastion', soon: true },
  wallet: { path: '/district/bastion/wallet', roles: [1, 4, 5, 7, 10], area: 'bastion', soon: true },
  hibridAssets: { path: '/district/bastion/hibrid-assets', roles: [1, 7], area: 'bastion', soon: true },
  sell: { path: '/district/bastion/sell', roles: [1, 7], area: 'bastion', soon: true },
  transactions: { path: '/district/bastion/transactions', roles: [1, 7], area: 'bastion', soon: true },
  oneTrueOrg: { path: '/district/bastion/one-true-org', roles: [1, 7], area: 'bastion', soon: true },
  oneTrueHuman: { path: '/district/bastion/one-true-human', roles: [1, 7], area: 'bastion', soon: true },
  oneTrueData: { path: '/district/bastion/one-true-data', roles: [1, 7], area: 'bastion', soon: true },
  otdVerification: { path: '/district/bastion/otd/verification', roles: [1, 7], area: 'bastion', soon: true },
} as const satisfies RouteTable
