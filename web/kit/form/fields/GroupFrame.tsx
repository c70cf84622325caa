import { useId, type ReactNode } from 'react'
import css from './fields.module.css'

interface GroupFrameProps {
  /** Name of the group, where no input within it has that name. */
  readonly path?: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly required: boolean
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly children: ReactNode
}

/** Frame of a field with more than one input: the label names the group, hint and error belong to it. */
export const GroupFrame = ({
  path,
  label,
  hint,
  error,
  required,
  disabled = false,
  onBlur,
  children,
}: GroupFrameProps) => {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears that the focus left it
    <fieldset
      className={css['group']}
      disabled={disabled}
      data-path={path}
      tabIndex={path === undefined ? undefined : -1}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      aria-invalid={error ? true : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend>
        {label}
        {required && (
          <span aria-hidden className={css['mark']}>
            {' *'}
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
