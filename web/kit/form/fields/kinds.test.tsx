import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { CepAddress } from '#contract/kit/brazil/brazil.ts'
import {
  bankField,
  cepField,
  cnpjField,
  cpfField,
  phoneField,
  pixKeyField,
  ufField,
} from '#contract/kit/brazil/fields.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { words } from '#contract/kit/words.ts'
import { BankField } from '#web/kit/form/fields/brazil/BankField.tsx'
import { CepField } from '#web/kit/form/fields/brazil/CepField.tsx'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { CpfField } from '#web/kit/form/fields/brazil/CpfField.tsx'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { PixKeyField } from '#web/kit/form/fields/brazil/PixKeyField.tsx'
import { ChecklistField } from '#web/kit/form/fields/ChecklistField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { DateRangeField } from '#web/kit/form/fields/dates/DateRangeField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { MonthField } from '#web/kit/form/fields/dates/MonthField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { TagsField } from '#web/kit/form/fields/TagsField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, type FakeServer } from '#web/testing/server.ts'

const text = z.string().nullable()
const save = endpoint({
  method: 'POST',
  path: '/api/kinds',
  can: 'login',
  summary: 'Takes every kind of field',
  input: z.object({
    day: z.iso.date().nullable(),
    last: z.iso.date().nullable(),
    at: z.iso.datetime().nullable(),
    month: text,
    tags: z.array(z.string()),
    team: z.array(z.number()),
    list: z.array(z.object({ text: z.string().min(1), checked: z.boolean() })),
    cpf: cpfField.nullable(),
    cnpj: cnpjField.nullable(),
    phone: phoneField.nullable(),
    pix: pixKeyField.nullable(),
    bank: bankField.nullable(),
    cep: cepField.nullable(),
    street: text,
    district: text,
    city: text,
    uf: ufField.nullable(),
  }),
  output: z.object({ id: z.number() }),
})
const kindWords = words('kinds', {
  field_day: ['Dia', 'Day'],
  field_last: ['Até', 'To'],
  field_at: ['Momento', 'Instant'],
  field_month: ['Mês', 'Month'],
  field_tags: ['Etiquetas', 'Tags'],
  field_team: ['Equipe', 'Team'],
  field_list: ['Lista', 'List'],
  field_cpf: ['CPF', 'CPF'],
  field_cnpj: ['CNPJ', 'CNPJ'],
  field_phone: ['Telefone', 'Telephone'],
  field_pix: ['Chave', 'Key'],
  field_bank: ['Banco', 'Bank'],
  field_cep: ['CEP', 'CEP'],
  field_street: ['Rua', 'Street'],
  field_district: ['Bairro', 'District'],
  field_city: ['Cidade', 'City'],
  field_uf: ['UF', 'State'],
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('POST', '/api/kinds', { id: 1 })
})

type Kinds = ReturnType<typeof useKinds>
const useKinds = () => useForm(save, { words: kindWords })
const Screen = ({ parts }: { parts: (form: Kinds) => ReactNode }) => {
  const form = useKinds()
  return (
    <Form of={form}>
      {parts(form)}
      <SendButton of={form}>enviar</SendButton>
    </Form>
  )
}
const show = (parts: (form: Kinds) => ReactNode) => render(<Screen parts={parts} />)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'POST')).toBe(true))
  return (await server.bodies('/api/kinds'))[0]
}
// A page without layout hides what floats.
const pick = async (label: string) => userEvent.click((await screen.findByText(label)).closest('[role=option]')!)

test('days, instants and months are typed, pasted and stepped', async () => {
  show((form) => (
    <>
      <DateField of={form.of('day')} />
      <DateTimeField of={form.of('at')} />
      <MonthField of={form.of('month')} />
    </>
  ))
  await userEvent.type(field('Dia'), '20112026')
  await userEvent.keyboard('{ArrowUp}')
  expect(field('Dia').value).toBe('21/11/2026')
  await userEvent.click(field('Momento'))
  await userEvent.paste('2026-11-20T14:05:00')
  await userEvent.click(field('Mês'))
  await userEvent.paste('2026-12')
  await userEvent.keyboard('{ArrowUp}')
  expect(field('Mês').value).toBe('01/2027')
  expect(await sent()).toMatchObject({ day: '2026-11-21', at: '2026-11-20T17:05:00.000Z', month: '2027-01' })
})

test('a day that is none stays and is told, and so is a stretch that ends before it begins', async () => {
  show((form) => <DateRangeField from={form.of('day')} to={form.of('last')} />)
  await userEvent.type(field('Dia'), '31022026')
  await userEvent.tab()
  expect(field('Dia').value).toBe('31/02/2026')
  expect(screen.getByText('Escreva uma data, como 20/11/2026.')).toBeTruthy()
  await userEvent.clear(field('Dia'))
  await userEvent.type(field('Dia'), '20112026')
  await userEvent.type(field('Até'), '19112026')
  await userEvent.tab()
  expect(screen.getByText('O último dia vem antes do primeiro.')).toBeTruthy()
  await userEvent.clear(field('Dia'))
  await userEvent.type(field('Dia'), '01112026')
  expect(screen.queryByText('O último dia vem antes do primeiro.')).toBeNull()
  expect(await sent()).toMatchObject({ day: '2026-11-01', last: '2026-11-19' })
})

test('tags come one by one or pasted, each once', async () => {
  show((form) => <TagsField of={form.of('tags')} />)
  await userEvent.type(field('Etiquetas'), 'obra{Enter}')
  await userEvent.paste('Obra, jardim;horta')
  await userEvent.keyboard('{Enter}')
  expect(await sent()).toMatchObject({ tags: ['obra', 'jardim', 'horta'] })
})

test('several records are chosen, found by the server', async () => {
  const lookup = lookupOf({ path: '/api/people/find', can: 'login', summary: 'Finds people' })
  const found = ['Ana', 'Bia', 'Caio'].map((nome, at) => ({ id: at + 1, nome, hint: null, gone: false }))
  server.answer('GET', '/api/people/find', { data: found, more: false })
  show((form) => <LookupManyField of={form.of('team')} lookup={lookup} />)
  await userEvent.click(field('Equipe'))
  await pick('Bia')
  await pick('Caio')
  expect(await sent()).toMatchObject({ team: [2, 3] })
})

test('a checklist grows by Enter, is put in order by keys, and shrinks by Backspace', async () => {
  show((form) => <ChecklistField of={form.rows('list')} />)
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar item' }))
  await userEvent.keyboard('um{Enter}dois{Enter}')
  await userEvent.keyboard('{Backspace}')
  expect(document.activeElement).toBe(field('Item 2'))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(document.activeElement).toBe(field('Item 1'))
  expect(field('Item 1').value).toBe('dois')
  await userEvent.click(screen.getByLabelText('Feito: um'))
  await userEvent.click(screen.getByRole('button', { name: 'Mover um para cima' }))
  expect(await sent()).toMatchObject({
    list: [
      { text: 'um', checked: true },
      { text: 'dois', checked: false },
    ],
  })
})

test('documents and telephones are masked as they are typed, and stored in one form', async () => {
  show((form) => (
    <>
      <CpfField of={form.of('cpf')} />
      <CnpjField of={form.of('cnpj')} />
      <PhoneField of={form.of('phone')} />
    </>
  ))
  await userEvent.type(field('CPF'), '52998224724')
  await userEvent.tab()
  expect(screen.getByText('Este CPF não é válido.')).toBeTruthy()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.clear(field('CPF'))
  await userEvent.type(field('CPF'), '52998224725')
  expect(field('CPF').value).toBe('529.982.247-25')
  await userEvent.click(field('CNPJ'))
  await userEvent.paste('12abc34501de35')
  expect(field('CNPJ').value).toBe('12.ABC.345/01DE-35')
  await userEvent.type(field('Telefone'), '11987654321')
  expect(field('Telefone').value).toBe('(11) 98765-4321')
  expect(await sent()).toMatchObject({ cpf: '52998224725', cnpj: '12ABC34501DE35', phone: '+5511987654321' })
})

test('a number of another country keeps its plus', async () => {
  show((form) => <PhoneField of={form.of('phone')} />)
  await userEvent.type(field('Telefone'), '+1 202 555 0123')
  await userEvent.tab()
  expect(await sent()).toMatchObject({ phone: '+12025550123' })
})

test('a PIX key says what it was taken for', async () => {
  show((form) => <PixKeyField of={form.of('pix')} />)
  await userEvent.type(field('Chave'), 'ANA@oficina.com')
  expect(screen.getByText('Reconhecida como e-mail')).toBeTruthy()
  await userEvent.clear(field('Chave'))
  await userEvent.paste('52998224725')
  expect(screen.getByText('Reconhecida como CPF')).toBeTruthy()
  expect(await sent()).toMatchObject({ pix: '52998224725' })
})

test('a bank is found by number and by name, without accents', async () => {
  show((form) => <BankField of={form.of('bank')} />)
  await userEvent.type(field('Banco'), 'amazonia')
  await pick('003 · BANCO DA AMAZONIA S.A.')
  await userEvent.clear(field('Banco'))
  await userEvent.type(field('Banco'), '260')
  await pick('260 · NU PAGAMENTOS S.A. - INSTITUIÇÃO DE PAGAMENTO')
  expect(await sent()).toMatchObject({ bank: '260' })
})

test('an address follows from its CEP, never over what was typed, and one that fails is typed', async () => {
  const paulista: CepAddress = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', uf: 'SP' }
  const find = (cep: string) => (cep === '01310100' ? Promise.resolve(paulista) : Promise.reject(new Error('offline')))
  show((form) => (
    <CepField
      cep={form.of('cep')}
      street={form.of('street')}
      district={form.of('district')}
      city={form.of('city')}
      uf={form.of('uf')}
      find={find}
    />
  ))
  await userEvent.type(field('Bairro'), 'Centro')
  await userEvent.type(field('CEP'), '01310100')
  await waitFor(() => expect(field('Rua').value).toBe('Avenida Paulista'))
  expect(field('Bairro').value).toBe('Centro')
  await userEvent.clear(field('CEP'))
  await userEvent.type(field('CEP'), '99999999')
  expect(await screen.findByText('Não encontramos este CEP. Preencha o endereço.')).toBeTruthy()
  expect(screen.getByText('Confira: este CEP é de RS.')).toBeTruthy()
  expect(await sent()).toMatchObject({ cep: '99999999', street: 'Avenida Paulista', city: 'São Paulo', uf: 'SP' })
})

test('the state follows from the CEP without anybody to ask', async () => {
  show((form) => <CepField cep={form.of('cep')} uf={form.of('uf')} />)
  await userEvent.type(field('CEP'), '69305010')
  expect(screen.queryByText(/este CEP é de/)).toBeNull()
  expect(await sent()).toMatchObject({ cep: '69305010', uf: 'RR' })
})
