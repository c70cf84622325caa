/** Things that records of a noun may have; a noun opts in by naming them in its `*.noun.ts`, or as a thing of its
 * own. */
export const traits = ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'] as const
export type Trait = (typeof traits)[number]

/** Event that tells pages of a change to something attached to a record of the noun `data.thing`. */
export const THING_CHANGED = 'thing.changed'
