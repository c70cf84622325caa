/** What may hang on the records of a noun; a noun opts in by naming it in its `*.noun.ts`, or as a thing of its own. */
export const traits = ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'] as const
export type Trait = (typeof traits)[number]

/** The event by which pages hear that something hanging on a record of the noun `data.thing` changed. */
export const THING_CHANGED = 'thing.changed'
