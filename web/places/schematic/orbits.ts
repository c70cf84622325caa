import type { DistrictKey } from '#web/screens/menu/entry.ts'

export const orbitNames = ['core', 'work', 'people', 'trust'] as const
export type OrbitName = (typeof orbitNames)[number]

/** Districts by orbit, in the order of the arrow keys: from the centre outwards, each orbit from its top, clockwise. */
export const orbits: Readonly<Record<OrbitName, readonly DistrictKey[]>> = {
  core: ['hub'],
  work: ['workstation', 'prolab', 'headquarter'],
  people: ['academy', 'remotica', 'club', 'library', 'aura'],
  trust: ['fortress', 'bastion', 'store', 'warden'],
}

export const mapOrder: readonly DistrictKey[] = orbitNames.flatMap((name) => orbits[name])

export const orbitOf = (key: DistrictKey): OrbitName => orbitNames.find((name) => orbits[name].includes(key)) ?? 'core'

export const isDistrict = (text: string | null): text is DistrictKey => mapOrder.some((it) => it === text)
