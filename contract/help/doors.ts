import type { RouteName } from '#contract/routes/all.ts'

/** Screens that articles may lead to; the word `door_<name>` names each in a sentence. */
export const helpDoors = [
  'lobby',
  'terms',
  'schematic',
  'selfTest',
  'support',
  'loopCenter',
  'accessibility',
  'auditLog',
  'accessLog',
] as const satisfies readonly RouteName[]
export type HelpDoor = (typeof helpDoors)[number]
