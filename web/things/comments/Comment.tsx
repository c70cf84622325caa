import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { commentCalls, type CommentRow } from '#contract/things/comment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { RichText } from '#web/kit/rich/RichText.tsx'
import { useMe } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { EditComment } from '#web/things/comments/EditComment.tsx'
import css from '#web/things/things.module.css'

interface CommentProps {
  readonly of: OfRecord
  readonly row: CommentRow
  /** The one that a link leads to. */
  readonly sought: boolean
}

/** Actions of this person on a comment; possibly none. */
const useActs = (of: OfRecord, row: CommentRow, edit: () => void): MenuItem[] => {
  const t = useWords(thingScreenWords)
  const { unlessViewing } = usePreview()
  const { thing, id } = of
  const remove = useSend(commentCalls.remove, {
    invalidates: [commentCalls.list],
    onError: (error) => void toast.error(error.message),
  })
  // The row may be reread while the question is open, as after an edit of one's own just before.
  const now = useRef(row)
  useEffect(() => {
    now.current = row
  })
  const ask = async () => {
    const yes = await confirm({
      title: t('commentRemoveAsk'),
      body: t('commentRemoveBody'),
      yes: t('remove'),
      danger: true,
    })
    if (yes) remove.mutate({ thing, id, comment: row.id, version: now.current.version })
  }
  return [
    ...(row.editable ? [{ label: t('edit'), icon: IconPencil, onClick: unlessViewing(edit) }] : []),
    // The question reads a ref, which is not handed on while rendering.
    ...(row.removable
      ? [{ label: t('remove'), icon: IconTrash, danger: true, onClick: () => unlessViewing(() => void ask())() }]
      : []),
  ]
}

/** One comment: who wrote it and when, and what it says; its author changes it in its place. */
export const Comment = ({ of, row, sought }: CommentProps) => {
  const t = useWords(thingScreenWords)
  const me = useMe()
  const [editing, setEditing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const acts = useActs(of, row, () => setEditing(true))
  const name = row.author?.nome ?? ''
  useEffect(() => {
    if (sought) place.current?.scrollIntoView({ block: 'center' })
  }, [sought])
  return (
    <article
      ref={place}
      className={css['comment']}
      data-sought={sought || undefined}
      aria-label={t('commentBy', { name })}
    >
      <header className={css['by']}>
        <strong>{name}</strong>
        <span className={css['quiet']}>
          <RelativeTime when={row.at} />
          {row.edited_at !== null && row.body && ` · ${t('edited')}`}
        </span>
        {acts.length > 0 && !editing && (
          <span className={css['acts']}>
            <Menu
              label={t('commentActions', { name })}
              button={<IconDots size={16} stroke={1.75} aria-hidden />}
              items={acts}
            />
          </span>
        )}
      </header>
      {editing ? (
        <EditComment of={of} row={row} close={() => setEditing(false)} />
      ) : row.body ? (
        <RichText of={row.body} names={new Map(row.people.map((it) => [it.id, it.nome]))} me={me.id} />
      ) : (
        <p className={css['quiet']}>{t('commentGone')}</p>
      )}
    </article>
  )
}
