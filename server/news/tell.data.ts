import type { Grants } from '#contract/access/can.ts'
import { newsNoun } from '#contract/news/news.noun.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Db } from '#server/db/open.ts'
import { audienceOf } from '#server/news/scope.data.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'

interface Item {
  readonly id: number
  readonly nome: string
}

/** A note about an item for each of these people. */
export const notesAbout = (
  { id, nome }: Item,
  word: 'notification.newsPublished' | 'notification.newsReminder',
  people: readonly number[],
): Note[] => people.map((user_id) => ({ user_id, word, params: { title: nome }, link: linkOf(newsNoun, id) }))

/** The notes that announce an item to its audience, but not to its author. */
export const announcement = async (
  db: Db,
  item: Item & { readonly author_id: number },
  grants: Grants,
): Promise<Note[]> => {
  const people = await audienceOf(db, item.id, grants)
  return notesAbout(
    item,
    'notification.newsPublished',
    people.filter((it) => it !== item.author_id),
  )
}
