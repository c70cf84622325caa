import { useState } from 'react'
import { z } from 'zod'
import type { CepAddress } from '#contract/kit/brazil/brazil.ts'
import { cepField, ufField } from '#contract/kit/brazil/fields.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { centavos, idParam } from '#contract/kit/page.ts'
import { optionalText, requiredText } from '#contract/kit/text.ts'
import { words } from '#contract/kit/words.ts'
import { Row } from '#web/gallery/Row.tsx'
import { CallError } from '#web/kit/call/call-error.ts'
import { CepField } from '#web/kit/form/fields/brazil/CepField.tsx'
import { ChecklistField } from '#web/kit/form/fields/ChecklistField.tsx'
import { DateRangeField } from '#web/kit/form/fields/dates/DateRangeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { Steps } from '#web/kit/form/steps/Steps.tsx'
import { useSteps } from '#web/kit/form/steps/useSteps.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { Card, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'

const plan = {
  nome: requiredText(40),
  descricao: optionalText(140),
  valor: centavos(100_000_000).nullable(),
  inicio: z.iso.date().nullable(),
  fim: z.iso.date().nullable(),
  passos: z.array(z.object({ text: requiredText(40), checked: z.boolean() })),
  cep: cepField.nullable(),
  rua: z.string().nullable(),
  cidade: requiredText(40),
  uf: ufField.nullable(),
}
const output = z.object({ data: z.object({ id: z.number(), version: z.number() }) })
const create = endpoint({
  method: 'POST',
  path: '/api/gallery/plans',
  can: 'login',
  summary: 'Makes a plan',
  input: z.object(plan),
  output,
})
const update = endpoint({
  method: 'PATCH',
  path: '/api/gallery/plans/:id',
  can: 'login',
  summary: 'Changes a plan',
  input: z.object({ id: idParam, version: z.number(), ...z.object(plan).partial().shape }),
  output,
})
const planWords = words('plan', {
  field_nome: ['Nome', 'Name'],
  field_descricao: ['Descrição', 'Description'],
  field_valor: ['Valor', 'Value'],
  field_inicio: ['Início', 'Start'],
  field_fim: ['Fim', 'End'],
  field_passos: ['Passos', 'Steps'],
  field_cep: ['CEP', 'CEP'],
  field_rua: ['Rua', 'Street'],
  field_cidade: ['Cidade', 'City'],
  field_uf: ['UF', 'State'],
})

const find = (cep: string): Promise<CepAddress | undefined> =>
  Promise.resolve(
    cep === '01310100'
      ? { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', uf: 'SP' }
      : undefined,
  )

const done = () => void toast.success('Salvo!')

/** Another person changed it while it was open: the first try is refused with their version. */
const Conflict = () => {
  const [row] = useState({ id: 1, version: 1, nome: 'Mutirão', descricao: '', valor: 5000 })
  const form = useForm(update, {
    from: row,
    words: planWords,
    guard: false,
    onDone: done,
    send: ({ version }) =>
      version === 1
        ? Promise.reject(
            new CallError({
              message: 'Outra pessoa alterou este registro enquanto você editava.',
              status: 409,
              extra: { current: { ...row, version: 2, nome: 'Festa de maio', valor: 9000 } },
            }),
          )
        : Promise.resolve({ data: { id: 1, version: 3 } }),
  })
  return (
    <Card narrow title="Edit, with a conflict">
      <Form of={form}>
        <TextField of={form.of('nome')} />
        <LongTextField of={form.of('descricao')} rows={2} />
        <MoneyField of={form.of('valor')} />
        <FormFoot>
          <SendButton of={form}>Salvar</SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}

const Wizard = () => {
  const form = useForm(create, {
    words: planWords,
    draft: 'gallery.plan',
    guard: false,
    onDone: done,
    send: () => Promise.resolve({ data: { id: 1, version: 1 } }),
  })
  const steps = useSteps(form, {
    draft: 'gallery.plan',
    steps: [
      { key: 'what', label: 'O quê', fields: ['nome', 'passos'] },
      { key: 'when', label: 'Quando', fields: ['inicio', 'fim'] },
      { key: 'where', label: 'Onde', fields: ['cep', 'rua', 'cidade', 'uf'] },
    ],
  })
  const { key } = steps.current
  return (
    <Card narrow title="New, in steps">
      <Steps of={form} steps={steps} done="Criar">
        {key === 'what' && (
          <>
            <TextField of={form.of('nome')} />
            <ChecklistField of={form.rows('passos')} />
          </>
        )}
        {key === 'when' && <DateRangeField from={form.of('inicio')} to={form.of('fim')} />}
        {key === 'where' && (
          <CepField
            cep={form.of('cep')}
            street={form.of('rua')}
            city={form.of('cidade')}
            uf={form.of('uf')}
            find={find}
          />
        )}
      </Steps>
    </Card>
  )
}

/** Whole forms over calls that no server answers. */
export const Forms = () => (
  <>
    <Row name="useForm" wide>
      <Conflict />
    </Row>
    <Row name="Steps" wide>
      <Wizard />
    </Row>
  </>
)
