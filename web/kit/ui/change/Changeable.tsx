import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Changeable.module.css'

interface ChangeableProps {
  /** Name of what is changed. */
  readonly label: string
  /** Opens it for a change where it stands. */
  readonly onChange: () => void
  /** The field in its place, while it is open. */
  readonly field: ReactNode
  readonly children: ReactNode
}

/** Something that a person may change where it stands: by its button, or by a press on its words. */
export const Changeable = ({ label, onChange, field, children }: ChangeableProps) => {
  const t = useWords(uiWords)
  const button = useRef<HTMLButtonElement>(null)
  const open = field !== undefined
  const was = useRef(open)
  useEffect(() => {
    // Only what the field itself lost: whoever went on to something else stays there.
    if (was.current && !open && document.activeElement === document.body) button.current?.focus()
    was.current = open
  }, [open])
  if (open) return field
  const press = ({ target }: MouseEvent) => {
    const own = target instanceof Element && target.closest('a, button') !== null
    // A text that is being marked is to be copied.
    if (!own && String(window.getSelection() ?? '') === '') onChange()
  }
  const name = t('changeFact', { name: label })
  return (
    // The button beside the words does the same by key.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css['changeable']} onClick={press}>
      {children}
      <button ref={button} type="button" className={css['button']} aria-label={name} title={name} onClick={onChange}>
        <IconPencil size={14} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
