import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, type ReactNode, type Ref } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { fromNative, maskDate, pastedDate, toNative, type MaskKind } from '#web/kit/form/fields/dates/mask.ts'
import { useWords } from '#web/kit/words.ts'
import field from '#web/kit/form/Field.module.css'
import css from './MaskedDate.module.css'

interface MaskedDateProps {
  readonly kind: MaskKind
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean
  readonly value: string
  readonly onChange: (text: string) => void
  /** Arrow up (1) and down (-1). */
  readonly onStep?: ((by: 1 | -1) => void) | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  /** Takes the focus when its dialog opens. */
  readonly first?: boolean
  readonly name?: string
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly onLeave?: () => void
  /** Description of the chosen day, read out when it changes. */
  readonly note?: ReactNode
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** A date, with or without its time, typed with a mask that takes pasting, or picked in the browser's own calendar. */
export const MaskedDate = (props: MaskedDateProps) => {
  const { kind, label, hint, error, required = false, value, onChange, onStep, inputRef, first = false } = props
  const { name, readOnly = false, disabled = false, onLeave, note } = props
  const t = useWords(uiWords)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={css['field']}>
      <TextInput
        ref={inputRef}
        data-autofocus={first ? true : undefined}
        name={name}
        readOnly={readOnly}
        disabled={disabled}
        onBlur={onLeave}
        label={label}
        description={hint}
        error={error}
        withAsterisk={required}
        aria-required={required}
        inputMode="numeric"
        autoComplete="off"
        classNames={{ ...field, input: 'figures' }}
        placeholder={kind === 'date' ? '00/00/0000' : '00/00/0000 00:00'}
        value={value}
        onChange={(event) => {
          const { value: text, selectionStart } = event.currentTarget
          // An edit in the middle is not masked, or the caret would jump.
          onChange(selectionStart === text.length ? maskDate(text, kind) : text)
        }}
        onPaste={(event) => {
          const pasted = pastedDate(event.clipboardData.getData('text'), kind)
          if (pasted === undefined || readOnly) return
          event.preventDefault()
          onChange(pasted)
        }}
        onKeyDown={(event) => {
          const by = steps[event.key]
          if (by === undefined || !onStep) return
          event.preventDefault()
          onStep(by)
        }}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('openCalendar')}
            disabled={readOnly || disabled}
            onClick={() => picker.current?.showPicker?.()}
          >
            <IconCalendar size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      {note && (
        <div role="status" className={css['note']}>
          {note}
        </div>
      )}
      <input
        ref={picker}
        className={css['picker']}
        type={kind === 'date' ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden
        value={toNative(value, kind)}
        onChange={(event) => {
          const text = fromNative(event.currentTarget.value)
          if (text !== '') onChange(text)
        }}
      />
    </div>
  )
}
