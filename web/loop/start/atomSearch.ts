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
  readonly key: 'recent' | 'others'
  readonly atoms: readonly AtomOption[]
}

/** Those already worked on first; the server has sorted both by use and by planned day. An empty group is left out. */
export const groupAtoms = (found: readonly AtomOption[]): AtomGroup[] => {
  const recent = found.filter((it) => it.last_used_at !== null)
  const others = found.filter((it) => it.last_used_at === null)
  const groups: AtomGroup[] = [
    { key: 'recent', atoms: recent },
    { key: 'others', atoms: others },
  ]
  return groups.filter((it) => it.atoms.length > 0)
}

/** Late (specification, section 4): no end date and a planned day before today. */
export const isLate = (it: Pick<AtomOption, 'data'>, today: string): boolean => it.data !== null && it.data < today
