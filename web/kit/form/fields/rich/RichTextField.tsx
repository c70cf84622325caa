import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import type { Found } from '#contract/kit/list/lookup.ts'
import { richToText, type RichDoc, type RichNames } from '#contract/kit/rich.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { inTime } from '#web/kit/call/load.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from '#web/kit/form/fields/fields.module.css'

// Much of it, and needed only where somebody writes.
const RichEditor = lazy(() =>
  inTime(import('#web/kit/form/fields/rich/RichEditor.tsx')).then((it) => ({ default: it.RichEditor })),
)

interface RichTextFieldProps extends FieldProps<Maybe<RichDoc>> {
  /** Most characters, counted as plain text. */
  readonly max: number
  /** Names of those who are mentioned already. */
  readonly names?: RichNames
  /** Finds people to mention after an `@`; nobody can be when left out. */
  readonly find?: (q: string) => Promise<readonly Found[]>
}

const NOBODY: RichNames = new Map()

/** A text with lists, quotes, code, links and mentions. A longer one is not cut, but told. */
export const RichTextField = ({ max, names = NOBODY, find, ...props }: RichTextFieldProps) => {
  const { of } = props
  const id = useId()
  const given = useFieldProps(props, (value: RichDoc | null) => (value ? richToText(value, names) : ''))
  const t = useWords(uiWords)
  const f = useFormat()
  if (of.hidden) return null
  const change = (next: RichDoc | null | undefined) => {
    of.refuse(next === undefined ? 'common.fieldInvalid' : undefined)
    if (next) of.set(next)
    else if (next === null) of.clear()
  }
  const used = of.value ? richToText(of.value).length : 0
  const [label, hint, error] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  const describedBy = [given.description && hint, given.error && error].filter(Boolean).join(' ')
  const count = { used: f.number(used), max: f.number(max) }
  return (
    <div className={css['counted']}>
      <Input.Wrapper
        label={given.label}
        labelProps={{ id: label }}
        labelElement="div"
        description={given.description}
        descriptionProps={{ id: hint }}
        error={given.error}
        errorProps={{ id: error }}
        withAsterisk={given.withAsterisk}
        classNames={given.classNames}
      >
        <Suspense fallback={<Skeleton height="7.5rem" />}>
          <RichEditor
            path={of.path}
            label={given.label}
            labelId={label}
            describedBy={describedBy === '' ? undefined : describedBy}
            value={of.value ?? null}
            onChange={change}
            onBlur={of.leave}
            placeholder={given.placeholder}
            wrong={given.error !== undefined}
            required={of.required}
            disabled={given.disabled || given.readOnly}
            first={props.first === true}
            names={names}
            find={find}
          />
        </Suspense>
      </Input.Wrapper>
      <p className={`${css['count']} figures`} data-over={used > max || undefined}>
        <span aria-hidden>{t('used', count)}</span>
        <span className="visually-hidden">{t('charsUsed', count)}</span>
      </p>
    </div>
  )
}
