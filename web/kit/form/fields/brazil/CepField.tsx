import { showCep, ufs, type CepAddress, type Uf } from '#contract/kit/brazil/brazil.ts'
import { ufOfCep } from '#contract/kit/brazil/cep.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, Maybe } from '#web/kit/form/field.ts'
import { useCep } from '#web/kit/form/fields/brazil/useCep.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface CepFieldProps {
  readonly cep: Maybe<string>
  readonly street?: Maybe<string>
  readonly number?: Maybe<string>
  readonly complement?: Maybe<string>
  readonly district?: Maybe<string>
  readonly city?: Maybe<string>
  readonly uf?: Field<Uf | null>
  /** Finds the address of a CEP; undefined: nobody knows it, null: nobody was asked. What goes wrong is no matter: everything can be typed. */
  readonly find?: (cep: string) => Promise<CepAddress | undefined | null>
  readonly disabled?: boolean
}

const reading = {
  show: showCep,
  read: (text: string) => (/^\d{5}-?\d{3}$/.test(text.trim()) ? text.replace(/\D/g, '') : undefined),
  word: 'common.fieldCep',
}

/** Says it when the state is not the one of the CEP: one of the two is a slip. */
const Elsewhere = ({ cep, uf }: { cep: string | null; uf: Uf | null | undefined }) => {
  const t = useWords(formWords)
  const state = ufOfCep(cep ?? '')
  return <p role="status">{uf && state && state !== uf && t('cepElsewhere', { uf: state })}</p>
}

/** A CEP and the address that follows from it: looked up where that is possible, and always to be typed over. */
export const CepField = ({
  cep,
  street,
  number,
  complement,
  district,
  city,
  uf,
  find,
  disabled = false,
}: CepFieldProps) => {
  const t = useWords(formWords)
  const { look, said } = useCep(find, { street, district, city, uf })
  const watched: Field<string> = {
    ...(cep as Field<string>),
    set: (next) => {
      cep.set(next)
      look(next)
    },
  }
  return (
    <Stack>
      <Columns even>
        <TypedField<string>
          of={watched}
          placeholder="00000-000"
          reading={reading}
          mask={showCep}
          inputMode="numeric"
          autoComplete="postal-code"
          disabled={disabled}
        />
        {uf && <ChoiceField of={uf} codes={ufs} labelOf={(it) => it} disabled={disabled} />}
      </Columns>
      <p role="status" className={said === 'cepUnknown' ? undefined : 'visually-hidden'}>
        {said && t(said)}
      </p>
      <Elsewhere cep={cep.value} uf={uf?.value} />
      {street && <TextField of={street} autoComplete="address-line1" disabled={disabled} />}
      <Columns even>
        {number && <TextField of={number} disabled={disabled} />}
        {complement && <TextField of={complement} autoComplete="address-line2" disabled={disabled} />}
      </Columns>
      <Columns even>
        {district && <TextField of={district} autoComplete="address-level3" disabled={disabled} />}
        {city && <TextField of={city} autoComplete="address-level2" disabled={disabled} />}
      </Columns>
    </Stack>
  )
}
