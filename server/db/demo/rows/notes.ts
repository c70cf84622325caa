import { HOUR_MS } from '#contract/kit/spans.ts'
import type { FullKeyOf, WordParams } from '#contract/kit/words.ts'
import type { notificationWords } from '#contract/notification/notification.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Ids, KeptLoop } from './marks.ts'
import type { Filling } from './structure.ts'

interface DraftNote {
  user_id: number
  word: FullKeyOf<typeof notificationWords>
  params: WordParams
  link: string
  created_at: Date
  read_at: Date | null
}

/** Notifies the owner of a forced stop; it is read if the loop was adjusted since. */
const forced = (ids: Ids, kept: KeptLoop): DraftNote[] => {
  const { loop } = kept
  const user_id = ids.userIds[loop.person]
  if ((loop.from ?? loop.status) !== 4 || !loop.end || user_id === undefined) return []
  return [
    {
      user_id,
      word: 'notification.loopForced',
      params: { atomo: loop.atom.text.nome },
      link: pathTo('loopShow', { id: kept.id }),
      created_at: loop.end,
      read_at: loop.concluded,
    },
  ]
}

/** Notifications of each conversation with support: the administrator gets new messages, the author gets answers. */
const support = async ({ db }: Filling): Promise<DraftNote[]> => {
  const messages = await db
    .selectFrom('support_messages as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('support_replies as r', 'r.message_id', 'm.id')
    .select(['m.id', 'm.user_id', 'm.subject', 'm.status', 'm.created_at', 'u.nome', 'u.last_name'])
    .select(['r.at', 'r.author_id'])
    .execute()
  const admin = messages.find((it) => it.author_id !== null)?.author_id
  return messages.flatMap((message): DraftNote[] => {
    const params = { name: `${message.nome} ${message.last_name}`, subject: message.subject }
    const link = `${pathTo('support')}?m=${message.id}`
    const [asked, answered] = [new Date(message.created_at), message.at === null ? null : new Date(message.at)]
    const filed = { word: 'notification.supportNew' as const, params, link, created_at: asked, read_at: answered }
    if (!answered) return admin ? [{ ...filed, user_id: admin }] : []
    const read_at = message.status === 'closed' ? new Date(answered.getTime() + HOUR_MS) : null
    const said = { word: 'notification.supportAnswered' as const, params, link, created_at: answered, read_at }
    return [...(admin ? [{ ...filed, user_id: admin }] : []), { ...said, user_id: message.user_id }]
  })
}

/** Notifications under people's bells, read and unread. */
export const insertNotes = async (filling: Filling, ids: Ids, kept: readonly KeptLoop[]): Promise<void> => {
  const rows = [...kept.flatMap((it) => forced(ids, it)), ...(await support(filling))]
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((it) => ({ ...it, params: JSON.stringify(it.params) }))
  await filling.db.insertInto('notifications').values(rows).execute()
}
