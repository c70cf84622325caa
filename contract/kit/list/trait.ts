/** Things that records of a noun may have; a noun opts in by naming them in its `*.noun.ts`, or as a thing of its
 * own. */
export const traits = ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'] as const
export type Trait = (typeof traits)[number]

/** Event that tells pages that records of the nouns `data.things` changed, as in `['atom', 'atom.comments']`. */
export const THING_CHANGED = 'thing.changed'
