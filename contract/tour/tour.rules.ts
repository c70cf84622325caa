/**
 * Every tour with the version of its steps. Raise it when a change is worth seeing: what was left on the way is then
 * offered again, from its first step.
 */
export const tourVersions = {
  menu: 1,
  loop: 1,
  center: 1,
  table: 1,
  people: 1,
  person: 1,
  invitations: 1,
  registrations: 1,
  team: 1,
  clients: 1,
  // Its step of invoices.
  company: 2,
  ventures: 1,
  boards: 1,
  work: 1,
  hours: 1,
  orders: 1,
  pay: 1,
  invoices: 1,
  extract: 1,
  fortress: 1,
  profile: 1,
} as const

export type TourName = keyof typeof tourVersions
/** In the order in which they are offered. */
export const tourNames = [
  'menu',
  'loop',
  'center',
  'table',
  'people',
  'person',
  'invitations',
  'registrations',
  'team',
  'clients',
  'company',
  'ventures',
  'boards',
  'work',
  'hours',
  'orders',
  'pay',
  'invoices',
  'extract',
  'fortress',
  'profile',
] as const satisfies readonly TourName[]

/** `running`: under way, or cut off by a closed page; `left`: by Esc or a no; `done`: seen to its end. */
export const tourStatuses = ['running', 'done', 'left'] as const
export type TourStatus = (typeof tourStatuses)[number]

export interface Progress {
  readonly step: number
  readonly status: TourStatus
  readonly version: number
}

/**
 * What a tour is offered as by itself, or undefined when it is left alone. Done is done, in every version. Left at its
 * first step is a no for good; left further on is a no to that version only.
 */
export const offerOf = (progress: Progress | undefined, version: number): 'start' | 'resume' | undefined => {
  if (!progress) return 'start'
  const { step, status } = progress
  if (status === 'done' || (status === 'left' && step === 0)) return undefined
  // Begun on a page that knows more than this one.
  if (progress.version > version) return undefined
  if (progress.version < version) return 'start'
  if (status === 'left') return undefined
  return step > 0 ? 'resume' : 'start'
}

/** Index of the step at which a tour that somebody asks for begins: where it was left, unless its steps have changed. */
export const firstStep = (progress: Progress | undefined, version: number): number =>
  !progress || progress.status === 'done' || progress.version !== version ? 0 : progress.step
