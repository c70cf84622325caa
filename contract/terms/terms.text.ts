/** Ids of the sections in order: 1 to 14, then the final provisions. They never change, because links use them. */
export const sectionIds = [
  'acceptance',
  'definitions',
  'account',
  'positions',
  'time',
  'gates',
  'payment',
  'relationship',
  'confidentiality',
  'property',
  'data',
  'conduct',
  'liability',
  'termination',
  'final',
] as const

export type SectionId = (typeof sectionIds)[number]

export interface TermsSection {
  readonly title: string
  /** A text is a clause, a list belongs to the clause before it. */
  readonly body: readonly (string | readonly string[])[]
}

/** The document in one language; a missing section does not compile. */
export type TermsText = Readonly<Record<SectionId, TermsSection>>

/** `7` for the seventh section; the final provisions have no number. */
export const sectionNumber = (id: SectionId): number | undefined => {
  const at = sectionIds.indexOf(id)
  return at === sectionIds.length - 1 ? undefined : at + 1
}

/** Section in a link, as in `#/termo?s=7`: the number, or `final`. */
export const anchorOf = (id: SectionId): string => String(sectionNumber(id) ?? id)

/** Section of a link, by its number or its id. */
export const sectionAt = (anchor: string | null): SectionId | undefined =>
  sectionIds.find((id) => id === anchor || anchorOf(id) === anchor)

export interface Clause {
  /** `7.2`; undefined in the final provisions. */
  readonly number: string | undefined
  readonly text: string
  readonly items: readonly string[]
}

/** Clauses with their numbers, each with the list that follows it. */
export const clausesOf = (id: SectionId, section: TermsSection): Clause[] => {
  const clauses: Clause[] = []
  const first = sectionNumber(id)
  for (const part of section.body) {
    const last = clauses.at(-1)
    if (typeof part === 'string')
      clauses.push({
        number: first === undefined ? undefined : `${first}.${clauses.length + 1}`,
        text: part,
        items: [],
      })
    else if (last) clauses[clauses.length - 1] = { ...last, items: part }
  }
  return clauses
}
