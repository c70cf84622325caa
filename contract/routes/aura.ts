import type { RouteTable } from './route.ts'

export const aura = {
  auraIndicatorList: { path: '/district/aura/aura-indicators', roles: [1], area: 'aura', soon: true },
  auraIndicatorNew: { path: '/aura-indicator/new', roles: [1], area: 'aura', soon: true },
  auraIndicatorShow: { path: '/aura-indicator/show/:id', roles: [1], area: 'aura', soon: true },
  auraIndicatorEdit: { path: '/aura-indicator/edit/:id', roles: [1], area: 'aura', soon: true },
  reviewList: { path: '/district/aura/avaliacao/index', roles: [1], area: 'aura', soon: true },
  reviewNew: { path: '/aura/avaliacao/new', roles: [1], area: 'aura', soon: true },
  reviewShow: { path: '/aura/avaliacao/show/:id', roles: [1], area: 'aura', soon: true },
  auraShow: { path: '/aura/show', roles: [1, 2, 4, 7], area: 'aura', soon: true },
  aura: { path: '/district/aura', roles: 'login', area: 'aura', soon: true },
  wardenChat: { path: '/district/aura/warden_chat', roles: 'login', area: 'aura', soon: true },
  essentiaChat: { path: '/district/aura/essentia_chat', roles: 'login', area: 'aura', soon: true },
  auraChat: { path: '/district/aura/aura_chat', roles: [1, 4, 7], area: 'aura', soon: true },
  auraHome: { path: '/district/aura/home', roles: [1, 4, 7], area: 'aura', soon: true },
  auraProfile: { path: '/district/aura/profile', roles: [1, 4, 7], area: 'aura', soon: true },
  auraRadar: { path: '/district/aura/radar', roles: [1, 4, 7], area: 'aura', soon: true },
  auraProgression: { path: '/district/aura/progression', roles: [1, 4, 7], area: 'aura', soon: true },
} as const satisfies RouteTable
