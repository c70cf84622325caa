import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { checklistCalls, type ChecklistItem } from '#contract/things/checklist.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import { EditItem } from '#web/things/checklist/EditItem.tsx'
import { useAnswered } from '#web/things/useAnswered.ts'
import css from '#web/things/things.module.css'

interface Place {
  readonly at: number
  readonly count: number
  readonly dragging: boolean
  readonly grab: (event: PointerEvent<HTMLElement>, at: number) => void
  readonly move: (from: number, to: number) => void
}

interface ChecklistEntryProps {
  readonly of: OfRecord
  readonly item: ChecklistItem
  readonly place: Place
  /** True when it may be ticked. */
  readonly writable: boolean
  /** True when it may be edited, moved and removed. */
  readonly editable: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** An item to tick, with the person who did. */
export const ChecklistEntry = ({ of, item, place, writable, editable, onKeyDown }: ChecklistEntryProps) => {
  const t = useWords(thingScreenWords)
  const f = useFormat()
  const [editing, setEditing] = useState(false)
  const keep = answerOf(checklistCalls.list, of).set
  const check = useAnswered(checklistCalls.check, keep)
  const remove = useAnswered(checklistCalls.remove, keep)
  const { at, count, move } = place
  const { id, text } = item
  // The click shows optimistically until the answer arrives.
  const done = check.isPending ? check.variables.done : item.done_at !== null
  if (editing)
    return (
      <li>
        <EditItem of={of} item={item} close={() => setEditing(false)} />
      </li>
    )
  return (
    <li className={css['item']} data-dragging={place.dragging || undefined}>
      {editable && (
        <span className={css['grip']} onPointerDown={(event) => place.grab(event, at)}>
          <IconGripVertical size={14} stroke={1.75} aria-hidden />
        </span>
      )}
      <Checkbox
        className={css['grow']}
        label={text}
        description={
          item.done_by && item.done_at
            ? t('itemDone', { name: item.done_by.nome, when: f.dateTime(item.done_at) })
            : undefined
        }
        checked={done}
        disabled={!writable}
        data-done={done || undefined}
        onChange={(event) => check.mutate({ ...of, item: id, done: event.currentTarget.checked })}
        onKeyDown={onKeyDown}
      />
      {editable && (
        <Menu
          label={t('itemActions', { text })}
          button={<IconDots size={16} stroke={1.75} aria-hidden />}
          items={[
            { label: t('edit'), icon: IconPencil, onClick: () => setEditing(true) },
            ...(at > 0 ? [{ label: t('itemUp'), icon: IconArrowUp, onClick: () => move(at, at - 1) }] : []),
            ...(at < count - 1 ? [{ label: t('itemDown'), icon: IconArrowDown, onClick: () => move(at, at + 1) }] : []),
            { label: t('remove'), icon: IconTrash, danger: true, onClick: () => remove.mutate({ ...of, item: id }) },
          ]}
        />
      )}
    </li>
  )
}
