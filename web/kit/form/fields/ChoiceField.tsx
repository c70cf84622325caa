import { NativeSelect } from '@mantine/core'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

type Code = string | number

/** Texts that are their own keys, or what `codes()` makes; labelled by the words `<field>_<key>` of the noun. */
type CodesOf<V extends Code> =
  | readonly (V & string)[]
  | { readonly list: readonly { readonly key: string; readonly value: V }[] }

interface ChoiceFieldProps<V extends Code> extends FieldProps<Field<V | null>> {
  readonly codes: CodesOf<V>
  /** A list to open when not given. */
  readonly as?: 'radio' | 'segments'
  /** Instead of the noun's words. */
  readonly labelOf?: (key: string) => string
}

interface Choice<V> {
  readonly value: V
  readonly key: string
  readonly label: string
}

const pairs = <V extends Code>(codes: CodesOf<V>): readonly { readonly key: string; readonly value: V }[] =>
  'list' in codes ? codes.list : codes.map((value) => ({ key: value, value }))

interface GroupProps<V extends Code> {
  readonly given: ReturnType<typeof useFieldProps>
  readonly choices: readonly Choice<V>[]
  readonly of: Field<V | null>
}

const Radios = <V extends Code>({ given, choices, of }: GroupProps<V>) => (
  <div className={css['options']}>
    {choices.map((choice) => (
      <label key={choice.key} className={css['option']}>
        <input
          type="radio"
          name={given.name}
          required={of.required}
          disabled={given.disabled || of.readOnly}
          checked={of.value === choice.value}
          onChange={() => of.set(choice.value)}
        />
        {choice.label}
      </label>
    ))}
  </div>
)

const Side = <V extends Code>({ given, choices, of }: GroupProps<V>) => (
  <Segments
    label={given.label}
    name={given.name}
    value={choices.find((it) => it.value === of.value)?.key}
    choices={choices}
    onChange={(key) => {
      const found = choices.find((it) => it.key === key)
      if (found && !of.readOnly && !given.disabled) of.set(found.value)
    }}
  />
)

/** One of a few codes: a list to open, radios or segments. */
export const ChoiceField = <V extends Code>({ codes, as, labelOf, ...props }: ChoiceFieldProps<V>) => {
  const t = useWords(formWords)
  const { of } = props
  const name = labelOf ?? of.labelOf
  const choices = pairs(codes).map((it): Choice<V> => ({ ...it, label: name(it.key) }))
  const given = useFieldProps(props, (value: V) => choices.find((it) => it.value === value)?.label ?? '')
  if (of.hidden) return null
  if (as) {
    const Part = as === 'radio' ? Radios : Side
    return (
      <GroupFrame
        label={given.label}
        hint={given.description}
        error={of.error}
        required={given.withAsterisk}
        disabled={given.disabled}
        onBlur={of.leave}
      >
        <Part given={given} choices={choices} of={of} />
      </GroupFrame>
    )
  }
  const hasBlank = of.value === null || of.emptiable
  return (
    <NativeSelect
      {...given}
      disabled={given.disabled || of.readOnly}
      data={[
        ...(hasBlank ? [{ value: '', label: t(of.required ? 'choose' : 'none') }] : []),
        ...choices.map((it) => ({ value: it.key, label: it.label })),
      ]}
      value={choices.find((it) => it.value === of.value)?.key ?? ''}
      onChange={(event) => {
        const found = choices.find((it) => it.key === event.currentTarget.value)
        if (found) of.set(found.value)
        else of.clear()
      }}
    />
  )
}
