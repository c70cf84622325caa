import type { RouteTable } from './route.ts'

export const aura = {
  auraIndicatorList: { path: '/district/aura/aura-indicators', roles: [1], area: 'aura' },
  auraIndicatorNew: { path: '/aura-indicator/new', roles: [1], area: 'aura' },
  auraIndicatorShow: { path: '/aura-indicator/show/:id', roles: [1], area: 'aura' },
  auraIndicatorEdit: { path: '/aura-indicator/edit/:id', roles: [1], area: 'aura' },
  reviewList: { path: '/district/aura/avaliacao/index', roles: [1], area: 'aura' },
  reviewNew: { path: '/aura/avaliacao/new', roles: [1], area: 'aura' },
  reviewShow: { path: '/aura/avaliacao/show/:id', roles: [1], area: 'aura' },
  auraShow: { path: '/aura/show', roles: [1, 2, 4, 7], area: 'aura' },
  aura: { path: '/district/aura', roles: 'login', area: 'aura' },
  wardenChat: { path: '/district/aura/warden_chat', roles: 'login', area: 'aura' },
  essentiaChat: { path: '/district/aura/essentia_chat', roles: 'login', area: 'aura' },
  auraChat: { path: '/district/aura/aura_chat', roles: [1, 4, 7], area: 'aura' },
  auraHome: { path: '/district/aura/home', roles: [1, 4, 7], area: 'aura' },
  auraProfile: { path: '/district/aura/profile', roles: [1, 4, 7], area: 'aura' },
  auraRadar: { path: '/district/aura/radar', roles: [1, 4, 7], area: 'aura' },
  auraProgression: { path: '/district/aura/progression', roles: [1, 4, 7], area: 'aura' },
} as const satisfies RouteTable
