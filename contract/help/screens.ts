import type { RouteName } from '#contract/routes/all.ts'

/** Screens that articles may lead to; the word `screen_<name>` names each in a sentence. */
export const helpScreens = [
  'lobby',
  'terms',
  'schematic',
  'selfTest',
  'support',
  'loopCenter',
  'loopControl',
  'loopRequestList',
  'myWork',
  'workstationVentures',
  'portfolio',
  'atomList',
  'workstationParticles',
  'looperList',
  'invitationList',
  'registrationList',
  'clientList',
  'team',
  'accessibility',
  'auditLog',
  'accessLog',
  'mailReports',
  'userConfig',
  'fortress',
  'profile',
  'settings',
  'warden',
  'incidentList',
] as const satisfies readonly RouteName[]
export type HelpScreen = (typeof helpScreens)[number]
