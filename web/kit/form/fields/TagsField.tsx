import { TagsInput } from '@mantine/core'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

interface TagsFieldProps extends FieldProps<Field<string[]>> {
  /** Tags that are used already, to choose from. */
  readonly known?: readonly string[]
  /** Most tags. */
  readonly most?: number
}

const tidy = (tags: readonly string[]): string[] => {
  const all = tags.map((it) => it.trim()).filter((it) => it !== '')
  return all.filter((it, at) => all.findIndex((other) => other.toLowerCase() === it.toLowerCase()) === at)
}

/** Words of one's own: Enter, a comma or leaving makes one of what was typed; a pasted list becomes several. */
export const TagsField = ({ known = [], most, ...props }: TagsFieldProps) => {
  const t = useWords(formWords)
  const { of } = props
  const given = useFieldProps(props, (tags: readonly string[]) => tags.join(', '))
  if (of.hidden) return null
  return (
    <TagsInput
      {...given}
      classNames={{ ...given.classNames, input: css['pills'] ?? '', pill: css['pill'] ?? '' }}
      data={[...known]}
      splitChars={[',', ';', '\n']}
      acceptValueOnBlur
      clearable={!of.required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      maxTags={most}
      value={of.value}
      onChange={(tags) => of.set(tidy(tags))}
    />
  )
}
