import type { Permission } from '#contract/access/matrix.ts'
import type { Trait } from '#contract/kit/list/trait.ts'

/** Traits of a loop, which is no noun of the kits. It has no checklist: its work is one stretch of time. */
export const loopTraits: readonly Trait[] = ['comments', 'labels', 'watchers', 'relations', 'attachments']

/**
 * The same of a message to support, which is a conversation already and has no comments. Labels, watchers and relations
 * are for those who read everybody's; its author does not learn of them.
 */
export const supportTraits = (may: (it: Permission) => boolean): readonly Trait[] =>
  may('support.seeAll') ? ['labels', 'watchers', 'relations', 'attachments'] : ['attachments']
