import { useEffect } from 'react'
import type { FieldAbout, FieldProps } from '#web/kit/form/field.ts'
import css from '#web/kit/form/Field.module.css'

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

interface Described {
  readonly label: string
  readonly describe: (about: FieldAbout) => void
}

/** Tells the form how to show this field's value elsewhere. */
export const useAbout = ({ label, describe }: Described, show: (value: never) => string = plain): void =>
  useEffect(() => describe({ label, show: show as (value: unknown) => string }))

const parts = { label: css['label'] ?? '', description: css['description'] ?? '', error: css['error'] ?? '' }

/** Props of every Mantine input of a field: label, hint, error, mark, name, and when its error may show. */
export const useFieldProps = (props: FieldProps, show?: (value: never) => string) => {
  const { of, label = of.label, hint = of.hint, placeholder } = props
  useAbout({ label, describe: of.describe }, show)
  return {
    name: of.path,
    label,
    description: hint,
    error: of.error,
    withAsterisk: of.required && of.marked,
    'aria-required': of.required || undefined,
    readOnly: of.readOnly || props.readOnly === true,
    disabled: props.disabled === true,
    placeholder,
    onBlur: of.leave,
    classNames: parts,
    'data-autofocus': props.first || undefined,
  }
}
