import type { AtomOption } from '#contract/loop/loop.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const textOf = (it: AtomOption): string => plain([it.nome, it.projeto, it.gate, it.cell, it.entrega ?? ''].join(' '))

export interface AtomFilter {
  readonly q: string
  readonly venture_id: number | null
}

/** Atoms that hold every word of the search, accents aside, in the order they came. */
export const findAtoms = (all: readonly AtomOption[], { q, venture_id }: AtomFilter): AtomOption[] => {
  const wanted = plain(q).split(/\s+/).filter(Boolean)
  return all.filter((atom) => {
    if (venture_id !== null && atom.venture_id !== venture_id) return false
    const text = textOf(atom)
    return wanted.every((word) => text.includes(word))
  })
}

export interface AtomGroup {
  readonly key: 'pinned' | 'recent' | 'others'
  readonly atoms: readonly AtomOption[]
}

/** Worked on within two weeks is recent, and no more than these. */
const RECENT_MS = 14 * 24 * 3_600_000
const RECENT_COUNT = 7

/** Pinned ones first, then those worked on of late; the server has sorted by use and by planned day. An empty group is left out. */
export const groupAtoms = (found: readonly AtomOption[], now: number): AtomGroup[] => {
  const loose = found.filter((it) => !it.pinned)
  const recent = loose
    .filter((it) => it.last_used_at !== null && now - Date.parse(it.last_used_at) < RECENT_MS)
    .slice(0, RECENT_COUNT)
  const groups: AtomGroup[] = [
    { key: 'pinned', atoms: found.filter((it) => it.pinned) },
    { key: 'recent', atoms: recent },
    { key: 'others', atoms: loose.filter((it) => !recent.includes(it)) },
  ]
  return groups.filter((it) => it.atoms.length > 0)
}

/** Late (specification, section 4): no end date and a planned day before today. */
export const isLate = (it: Pick<AtomOption, 'data'>, today: string): boolean => it.data !== null && it.data < today
