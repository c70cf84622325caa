import { TextInput } from '@mantine/core'
import type { HTMLAttributes, ReactNode } from 'react'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useTyped, type Reading } from '#web/kit/form/typed/useTyped.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'

interface TypedFieldProps<T extends string | number> extends FieldProps<Maybe<T>> {
  readonly reading: Reading<T>
  /** Text of the value outside the field; the field's own when left out. */
  readonly tell?: (value: T) => string
  /** Adds separators while the text is typed at its end. */
  readonly mask?: (text: string) => string
  /** Converts a text pasted over the whole value to the field's own form; undefined leaves it to the browser. */
  readonly pasted?: (text: string) => string | undefined
  /** The value after an arrow key; without it arrow keys change nothing. */
  readonly step?: (value: T | null, by: 1 | -1) => T
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  readonly left?: ReactNode
  readonly right?: ReactNode
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

const coversAll = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length

/** One line of text that is parsed into a value. */
export const TypedField = <T extends string | number>(all: TypedFieldProps<T>) => {
  const {
    reading,
    tell = reading.show,
    mask,
    pasted,
    step,
    inputMode,
    autoComplete = 'off',
    left,
    right,
    ...props
  } = all
  const { of } = props
  const given = useFieldProps(props, (value: T | null) => (value === null || value === '' ? '' : tell(value)))
  const typed = useTyped(of, reading)
  if (of.hidden) return null
  return (
    <TextInput
      {...given}
      inputMode={inputMode}
      autoComplete={autoComplete}
      classNames={{ ...given.classNames, input: 'figures' }}
      leftSection={left}
      rightSection={right}
      value={typed.text}
      onChange={(event) => {
        const { value: text, selectionStart } = event.currentTarget
        // An edit in the middle is not masked, or the caret would jump; leaving the field formats it.
        typed.type(mask && selectionStart === text.length ? mask(text) : text)
      }}
      onPaste={(event) => {
        if (!pasted || of.readOnly || !coversAll(event.currentTarget)) return
        const text = pasted(event.clipboardData.getData('text'))
        if (text === undefined) return
        event.preventDefault()
        typed.type(text)
      }}
      onKeyDown={(event) => {
        const by = steps[event.key]
        if (by === undefined || !step || of.readOnly) return
        event.preventDefault()
        typed.put(step(of.value, by))
      }}
      onBlur={typed.leave}
    />
  )
}
