import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { checklistCalls, type ChecklistItem } from '#contract/things/checklist.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf, invalidate, useCall } from '#web/kit/call/query.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { moved, useReorder } from '#web/kit/table/reorder.ts'
import { Section } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ChecklistEntry } from '#web/things/checklist/ChecklistEntry.tsx'
import { NewItem } from '#web/things/checklist/NewItem.tsx'
import { useAnswered } from '#web/things/useAnswered.ts'
import css from '#web/things/things.module.css'

interface ItemsProps {
  readonly of: OfRecord
  readonly items: ChecklistItem[]
  readonly writable: boolean
  readonly editable: boolean
}

/** Place of an item during a move: the page shows it at once, the server learns it at the drop. */
const useMoves = ({ of, items }: ItemsProps) => {
  const t = useWords(thingScreenWords)
  const [said, setSaid] = useState('')
  const held = useRef<Element | null>(null)
  const send = useAnswered(checklistCalls.move, answerOf(checklistCalls.list, of).set)
  const place = (from: number, to: number): ChecklistItem | undefined => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return undefined
    held.current = document.activeElement
    const answer = answerOf(checklistCalls.list, of)
    const known = answer.get()
    if (known) answer.set({ ...known, data: moved(items, from, to) })
    setSaid(t('itemMoved', { text: item.text, at: to + 1, total: items.length }))
    return item
  }
  const order = items.map((it) => it.id).join()
  // An item that moves takes the focus along.
  useLayoutEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus()
    held.current = null
  }, [order])
  return {
    said,
    /** Shows it there; `settle` tells the server. */
    place,
    settle: (it: ChecklistItem, to: number) =>
      // A refused item returns to its place on the server.
      send.mutate({ ...of, item: it.id, to }, { onError: () => void invalidate(checklistCalls.list, of) }),
  }
}

const Items = (props: ItemsProps) => {
  const { of, items, writable, editable } = props
  const { viewing } = usePreview()
  const { said, place, settle } = useMoves(props)
  const move = (from: number, to: number) => {
    const item = place(from, to)
    if (item) settle(item, to)
  }
  const { list, dragging, grab } = useReorder(items.length, move)
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || way === undefined || !editable || viewing) return
    event.preventDefault()
    move(at, at + way)
  }
  return (
    <>
      <ul ref={list} className={css['items']}>
        {items.map((item, at) => (
          <ChecklistEntry
            key={item.id}
            of={of}
            item={item}
            place={{ at, count: items.length, dragging: dragging === at, grab, move }}
            writable={writable && !viewing}
            editable={editable && !viewing}
            onKeyDown={onKeyDown(at)}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}

/** Checklist in an order of one's own: by dragging, by Alt with an arrow, or from each item's menu. */
export const Checklist = ({ of }: { of: OfRecord }) => {
  const t = useWords(thingScreenWords)
  const answer = useCall(checklistCalls.list, of)
  const items = answer.data?.data ?? []
  // A reader who cannot add items sees nothing in place of an empty list.
  if (answer.data && items.length === 0 && !answer.data.editable) return null
  const done = items.filter((it) => it.done_at !== null).length
  return (
    <Section title={t('checklist')} lead={items.length > 0 && t('checklistOf', { done, total: items.length })}>
      <Answer of={answer}>
        {({ data, writable, editable }) => (
          <>
            {data.length > 0 && <Items of={of} items={data} writable={writable} editable={editable} />}
            {editable && <NewItem of={of} />}
          </>
        )}
      </Answer>
    </Section>
  )
}
