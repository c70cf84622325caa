import type { ReactNode } from 'react'
import { codes } from '#contract/kit/codes.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import type { RichDoc } from '#contract/kit/rich.ts'
import { Row } from '#web/gallery/Row.tsx'
import { fieldStates, ShownField, type FieldState } from '#web/gallery/ShownField.tsx'
import type { Field } from '#web/kit/form/field.ts'
import { BankField } from '#web/kit/form/fields/brazil/BankField.tsx'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { CpfField } from '#web/kit/form/fields/brazil/CpfField.tsx'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { PixKeyField } from '#web/kit/form/fields/brazil/PixKeyField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { ColourField } from '#web/kit/form/fields/ColourField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { MonthField } from '#web/kit/form/fields/dates/MonthField.tsx'
import { FileField } from '#web/kit/form/fields/files/FileField.tsx'
import { FilesField } from '#web/kit/form/fields/files/FilesField.tsx'
import { ImageField } from '#web/kit/form/fields/files/ImageField.tsx'
import type { Upload } from '#web/kit/form/fields/files/upload.ts'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { HoursField } from '#web/kit/form/fields/HoursField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { RichTextField } from '#web/kit/form/fields/rich/RichTextField.tsx'
import { TagsField } from '#web/kit/form/fields/TagsField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'

/** Answered by `fakePeople.ts`. */
const people = lookupOf({ path: '/api/gallery/people', can: 'login', summary: 'Finds people of the gallery' })
const mentionable = [{ id: 1, nome: 'Ana Souza', hint: 'ana@exemplo.com', gone: false }]
const said: RichDoc = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'O layout está ' },
        { type: 'text', text: 'pronto', marks: [{ type: 'bold' }] },
        { type: 'text', text: ', falta:' },
      ],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'revisar' }] }] }],
    },
  ],
}
const known = [{ id: 1, nome: 'Ana Souza' }]
const status = codes({ inactive: 0, active: 1 })
const upload: Upload<number> = (_, { onProgress }) =>
  new Promise((resolve) => {
    onProgress(0.4)
    setTimeout(() => resolve({ id: 1 }), 800)
  })

/** One kind of field in every state. */
const kind =
  <T,>(label: string, [empty, filled]: readonly [T, T], part: (of: Field<T>, disabled: boolean) => ReactNode) =>
  (state: FieldState): ReactNode => (
    <ShownField key={state} label={label} state={state} empty={empty} filled={filled}>
      {part}
    </ShownField>
  )

const text = (label: string, filled: string, part: (of: Field<string>, disabled: boolean) => ReactNode) =>
  kind<string>(label, ['', filled], part)
const number = (label: string, filled: number, part: (of: Field<number | null>, disabled: boolean) => ReactNode) =>
  kind<number | null>(label, [null, filled], part)

const choice = (as?: 'radio' | 'segments') => (of: Field<number | null>, disabled: boolean) => (
  <ChoiceField of={of} codes={status} disabled={disabled} {...(as ? { as } : {})} />
)

const kinds: Readonly<Record<string, (state: FieldState) => ReactNode>> = {
  TextField: text('Nome', 'Letícia Prado', (of, disabled) => <TextField of={of} disabled={disabled} />),
  LongTextField: text('Descrição', 'O que foi feito.', (of, disabled) => (
    <LongTextField of={of} disabled={disabled} rows={2} />
  )),
  RichTextField: kind<RichDoc | null>('Comentário', [null, said], (of, disabled) => (
    <RichTextField of={of} disabled={disabled} max={200} placeholder="Escreva…" find={async () => mentionable} />
  )),
  PasswordField: text('Senha', 'segredo', (of, disabled) => (
    <PasswordField of={of} disabled={disabled} autoComplete="new-password" />
  )),
  NumberField: number('Lugares', 12, (of, disabled) => <NumberField of={of} disabled={disabled} />),
  HoursField: number('Horas', 7.5, (of, disabled) => <HoursField of={of} disabled={disabled} />),
  MoneyField: number('Valor', 123450, (of, disabled) => <MoneyField of={of} disabled={disabled} />),
  'ChoiceField list': number('Status', 1, choice()),
  'ChoiceField radio': number('Situação', 1, choice('radio')),
  'ChoiceField segments': number('Estado', 1, choice('segments')),
  FlagField: kind('Aberto', [false, true], (of, disabled) => <FlagField of={of} disabled={disabled} />),
  'FlagField checkbox': kind('De acordo', [false, true], (of, disabled) => (
    <FlagField of={of} as="checkbox" disabled={disabled} />
  )),
  DateField: text('Dia', '2026-11-20', (of, disabled) => <DateField of={of} disabled={disabled} />),
  DateTimeField: text('Momento', '2026-11-20T17:05:00.000Z', (of, disabled) => (
    <DateTimeField of={of} disabled={disabled} />
  )),
  MonthField: text('Mês', '2026-11', (of, disabled) => <MonthField of={of} disabled={disabled} />),
  LookupField: number('Responsável', 1, (of, disabled) => (
    <LookupField of={of} lookup={people} known={known[0] ?? null} disabled={disabled} />
  )),
  LookupManyField: kind<number[]>('Equipe', [[], [1]], (of, disabled) => (
    <LookupManyField of={of} lookup={people} known={known} disabled={disabled} />
  )),
  TagsField: kind<string[]>('Etiquetas', [[], ['obra', 'jardim']], (of, disabled) => (
    <TagsField of={of} disabled={disabled} />
  )),
  ColourField: text('Cor', '#2563eb', (of, disabled) => <ColourField of={of} disabled={disabled} />),
  CpfField: text('CPF', '52998224725', (of, disabled) => <CpfField of={of} disabled={disabled} />),
  CnpjField: text('CNPJ', '12ABC34501DE35', (of, disabled) => <CnpjField of={of} disabled={disabled} />),
  PhoneField: text('Telefone', '+5511987654321', (of, disabled) => <PhoneField of={of} disabled={disabled} />),
  PixKeyField: text('Chave PIX', 'ana@oficina.com', (of, disabled) => <PixKeyField of={of} disabled={disabled} />),
  BankField: text('Banco', '001', (of, disabled) => <BankField of={of} disabled={disabled} />),
  FileField: number('Contrato', 1, (of, disabled) => (
    <FileField of={of} upload={upload} known="contrato.pdf" disabled={disabled} />
  )),
  FilesField: kind<number[]>('Anexos', [[], [1, 2]], (of, disabled) => (
    <FilesField
      of={of}
      upload={upload}
      known={[
        { id: 1, nome: 'contrato.pdf' },
        { id: 2, nome: 'planta.png' },
      ]}
      disabled={disabled}
    />
  )),
  ImageField: number('Foto', 1, (of, disabled) => <ImageField of={of} upload={upload} disabled={disabled} />),
}

/** Every kind of field, empty, filled, wrong, disabled and required. */
export const FieldKinds = () => (
  <>
    {Object.entries(kinds).map(([name, part]) => (
      <Row key={name} name={name}>
        {fieldStates.map(part)}
      </Row>
    ))}
  </>
)
