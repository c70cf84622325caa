import { ActionIcon } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Crud, Versioned } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { useRecordForm } from '#web/kit/form/useRecordForm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { fieldIn } from '#web/page/inPlace/fieldIn.ts'
import type { FactPlace } from '#web/page/inPlace/place.ts'
import type { FieldsOf } from '#web/page/RecordForm.tsx'
import css from './FactForm.module.css'

interface FactFormProps<R, F extends z.ZodRawShape> {
  readonly noun: Noun
  readonly of: Crud<R, F>
  readonly fields: FieldsOf<F>
  readonly from: R
  readonly place: FactPlace
  readonly onClose: () => void
  /** Shown where the field is no one part of the form, as one of an address. */
  readonly otherwise: ReactNode
}

const INPUTS = 'input:not([type=hidden]), textarea, select'

/**
 * One field of a record's form, where its fact stands: Enter saves, Esc leaves. It is checked, sent and refused as in the
 * whole form; what is typed stays until it is saved or left.
 */
export const FactForm = <R extends Versioned, F extends z.ZodRawShape>(props: FactFormProps<R, F>) => {
  const { noun, of, fields, from, place, onClose, otherwise } = props
  const u = useWords(uiWords)
  const box = useRef<HTMLDivElement>(null)
  const form = useRecordForm(of, {
    words: noun.words,
    from,
    only: place.field,
    onDone: (row) => {
      toast.success(u('saved'))
      place.stored(row)
      onClose()
    },
  })
  const { dirty, pending } = form
  const field = fieldIn(fields(form), place.field)
  useEffect(() => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>(INPUTS) ?? [])]
    // Of several, as the segments of a choice, the one that is chosen.
    const chosen = all.find((it) => it.matches(':checked'))
    ;(chosen ?? all[0])?.focus()
  }, [])
  const tell = useEffectEvent(place.typed)
  useEffect(() => {
    tell(dirty)
    return () => tell(false)
  }, [dirty])
  if (!field) return otherwise
  const onKeyDown = (event: KeyboardEvent) => {
    // What is open in the field, as a list to choose from, closes first.
    if (event.key !== 'Escape' || box.current?.querySelector('[aria-expanded="true"]')) return
    event.stopPropagation()
    if (!pending) onClose()
  }
  const onBlur = ({ relatedTarget: to }: FocusEvent) => {
    // Lists and calendars stand outside of the page's main part.
    const elsewhere = to instanceof Element && to.closest('main') !== null && !box.current?.contains(to)
    if (elsewhere && !dirty) onClose()
  }
  return (
    // Keys and the focus come up here from the field, which has them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={css['place']} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Form of={form} onSubmit={() => (dirty ? form.submit() : onClose())}>
        <div className={css['line']}>
          <div className={css['field']}>{field}</div>
          <ActionIcon type="submit" variant="light" aria-label={u('save')} title={u('save')} loading={pending}>
            <IconCheck size={16} stroke={2} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={u('cancel')} title={u('cancel')} onClick={onClose}>
            <IconX size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </Form>
    </div>
  )
}
