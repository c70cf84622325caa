import { codes } from '#contract/kit/codes.ts'
import { keyKind } from '#contract/okr/okr.rules.ts'
import type { Field } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'

const binary = codes({ no: 0, yes: 1 })

interface ValueFieldProps {
  readonly kind: number
  readonly of: Field<number | null>
  readonly hint?: string
  /** Words of a yes or no: `<field>_no`. */
  readonly labelOf?: (key: string) => string
}

/** A value of a key, typed as its kind is read. */
export const ValueField = ({ kind, of, hint, labelOf }: ValueFieldProps) => {
  const more = hint === undefined ? {} : { hint }
  if (kind === keyKind.of.currency) return <MoneyField of={of} {...more} />
  if (kind === keyKind.of.binary)
    return <ChoiceField of={of} codes={binary} as="segments" {...(labelOf && { labelOf })} />
  return <NumberField of={of} places={2} {...more} />
}
