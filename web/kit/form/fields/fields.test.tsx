import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { centavos } from '#contract/kit/page.ts'
import { colour, requiredText } from '#contract/kit/text.ts'
import { words } from '#contract/kit/words.ts'
import type { Field } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { ColourField } from '#web/kit/form/fields/ColourField.tsx'
import { HoursField } from '#web/kit/form/fields/HoursField.tsx'
import type { MakeRecord } from '#web/kit/form/fields/lookup/useNewRecord.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useRecordForm } from '#web/kit/form/useRecordForm.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const status = codes({ inactive: 0, active: 1 })
const people = lookupOf({ path: '/api/things/people', can: 'login', summary: 'Finds people' })
interface Thing {
  id: number
  version: number
  nome: string
  status: number | null
  color: string
  horas: number | null
  valor: number
  level: number
  lead: { id: number; nome: string; deleted_at?: string | null } | null
  lead_id: number | null
}
const thingList = listOf({
  id: 'things',
  noun: 'thing',
  path: '/api/things',
  can: 'login',
  summary: 'Things',
  row: z.custom<Thing>(),
  sort: 'nome',
  columns: { nome: { kind: 'text', sort: 'up' } },
  filters: {},
})
const thingCrud = crudOf(thingList, {
  thing: 'thing',
  path: '/api/things',
  can: { open: 'login', create: 'login', edit: 'login', delete: 'login' },
  records: { lead_id: people },
  fields: {
    nome: requiredText(20),
    status: z.literal(status.values).nullable(),
    color: colour.default('#2563eb'),
    horas: z.number().min(0).nullable(),
    valor: centavos(10_000_000),
    level: z.literal(status.values).default(1),
    lead_id: recordId.nullable().default(null),
  },
})
const thingWords = words('thing', {
  column_nome: ['Nome', 'Name'],
  column_status: ['Status', 'Status'],
  status_active: ['Ativo', 'Active'],
  status_inactive: ['Inativo', 'Inactive'],
  column_color: ['Cor', 'Colour'],
  column_level: ['Nível', 'Level'],
  level_active: ['Ativo', 'Active'],
  level_inactive: ['Inativo', 'Inactive'],
  column_horas: ['Horas', 'Hours'],
  column_valor: ['Valor', 'Value'],
  column_lead: ['Responsável', 'Lead'],
})
const thing: Thing = {
  id: 5,
  version: 2,
  nome: 'Forno',
  status: 1,
  color: '#2563eb',
  horas: 7.5,
  valor: 123450,
  level: 1,
  lead: { id: 9, nome: 'Letícia Prado' },
  lead_id: 9,
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('PATCH', '/api/things/5', { data: { ...thing, version: 3 } })
})

interface ScreenProps {
  readonly from?: Thing
  readonly as?: 'radio' | 'segments'
  readonly make?: MakeRecord
}

const makeNew: MakeRecord = (nome) => Promise.resolve({ id: 77, nome })

const Screen = ({ from, as, make = makeNew }: ScreenProps) => {
  const form = useRecordForm(thingCrud, { ...(from ? { from } : {}), words: thingWords })
  expectTypeOf(form.of('lead_id')).toEqualTypeOf<Field<number | null>>()
  expectTypeOf(form.of('status')).toEqualTypeOf<Field<number | null>>()
  return (
    <Form of={form}>
      <TextField of={form.of('nome')} />
      <ChoiceField of={form.of('status')} codes={status} {...(as ? { as } : {})} />
      <ColourField of={form.of('color')} />
      <HoursField of={form.of('horas')} />
      <MoneyField of={form.of('valor')} />
      <LookupField of={form.of('lead_id')} make={make} />
      <SendButton of={form}>enviar</SendButton>
    </Form>
  )
}

const named = (label: string) => new RegExp(`^${label}(?: \\*)?$`)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(named(label), { selector: 'input' })
const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'PATCH')).toBe(true))
  return (await server.bodies('/api/things/5'))[0]
}

test('money is grouped as it is typed, and put in order when it is left', async () => {
  render(<Screen from={{ ...thing, valor: 1 }} />)
  await userEvent.clear(field('Valor'))
  await userEvent.type(field('Valor'), '1234,5')
  expect(field('Valor').value).toBe('1.234,5')
  await userEvent.tab()
  expect(field('Valor').value).toBe('1.234,50')
  field('Valor').setSelectionRange(0, 99)
  await userEvent.click(field('Valor'))
  field('Valor').setSelectionRange(0, 99)
  await userEvent.paste('2345.6')
  expect(field('Valor').value).toBe('2.345,60')
  expect(await sent()).toEqual({ version: 2, valor: 234560 })
})

test('money that is none stays, is told, and an emptied one is missing in an edit', async () => {
  render(<Screen from={thing} />)
  expect(field('Valor').value).toBe('1.234,50')
  await userEvent.clear(field('Valor'))
  await userEvent.type(field('Valor'), 'dez')
  await userEvent.tab()
  expect(field('Valor').value).toBe('dez')
  expect(screen.getByText('Escreva um valor, como 1.234,50.')).toBeTruthy()
  await userEvent.clear(field('Valor'))
  await userEvent.tab()
  expect(screen.getByText('Preencha este campo.')).toBeTruthy()
})

test('hours are typed as a clock or a decimal number', async () => {
  render(<Screen from={{ ...thing, horas: null }} />)
  await userEvent.type(field('Horas'), '7:30')
  await userEvent.tab()
  expect(field('Horas').value).toBe('7,5')
  expect(await sent()).toEqual({ version: 2, horas: 7.5 })
})

test('a code is chosen from a list by its word, and none is null', async () => {
  render(<Screen from={thing} />)
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Nenhum')
  expect(await sent()).toEqual({ version: 2, status: null })
})

test('while a name is looked for, Enter chooses nobody of before who does not fit, and sends nothing', async () => {
  const found = ['Aline Figueiredo', 'Rafael Nogueira'].map((nome, at) => ({
    id: 20 + at,
    nome,
    hint: null,
    gone: false,
  }))
  server.answer('GET', '/api/things/people', (request) =>
    new URL(request.url).searchParams.has('q') ? new Promise(() => undefined) : json({ data: found, more: false }),
  )
  render(<Screen from={{ ...thing, lead: null, lead_id: null }} />)
  await userEvent.click(field('Responsável'))
  await screen.findByText('Aline Figueiredo')
  await userEvent.type(field('Responsável'), 'ninguém{ArrowDown}{Enter}')
  expect(screen.queryByText('Aline Figueiredo')).toBeNull()
  expect(field('Responsável').value).toBe('ninguém')
  await userEvent.clear(field('Responsável'))
  await userEvent.type(field('Responsável'), 'rafael{ArrowDown}{Enter}')
  expect(field('Responsável').value).toBe('Rafael Nogueira')
  expect(server.asked.some((it) => it.method === 'PATCH')).toBe(false)
})

test('a code with a default offers no none, which would silently become the default', () => {
  const Level = () => {
    const form = useRecordForm(thingCrud, { words: thingWords })
    return <ChoiceField of={form.of('level')} codes={status} />
  }
  render(<Level />)
  const options = [...screen.getByLabelText<HTMLSelectElement>('Nível').options].map((it) => it.textContent)
  expect(options).toEqual(['Inativo', 'Ativo'])
})

test.each(['radio', 'segments'] as const)('as %s it is chosen by key', async (as) => {
  render(<Screen from={thing} as={as} />)
  expect(screen.getByLabelText<HTMLInputElement>('Ativo').checked).toBe(true)
  await userEvent.click(screen.getByLabelText('Inativo'))
  expect(await sent()).toEqual({ version: 2, status: 0 })
})

test('a colour is one of twelve, or pasted in any spelling', async () => {
  render(<Screen from={thing} />)
  expect(screen.getByLabelText<HTMLInputElement>('Azul').checked).toBe(true)
  await userEvent.click(screen.getByLabelText('Roxo'))
  expect(field('Outra cor').value).toBe('#9333ea')
  await userEvent.clear(field('Outra cor'))
  await userEvent.paste('F80')
  await userEvent.tab()
  expect(await sent()).toEqual({ version: 2, color: '#ff8800' })
})

// A page without layout hides what floats.
const option = async (text: string) => (await screen.findByText(text)).closest('[role=option]')
const page = (data: object[], more = false) => json({ data, more })
const lena = { id: 12, nome: 'Lena', hint: 'lena@x', gone: false }

test('a record is found by the server, told by its hint, and chosen with the keyboard', async () => {
  server.answer('GET', '/api/things/people', (request) => {
    const q = new URL(request.url).searchParams.get('q')
    return page(q === 'le' ? [lena, { id: 13, nome: 'Lia', hint: null, gone: true }] : [lena], q === 'le')
  })
  render(<Screen from={thing} />)
  const input = field('Responsável')
  expect(input.value).toBe('Letícia Prado')
  await userEvent.click(input)
  await userEvent.clear(input)
  await userEvent.type(input, 'le')
  const gone = await option('Lia (não pode mais ser escolhido)')
  expect(gone?.getAttribute('data-combobox-disabled')).toBe('true')
  expect((await option('Lena'))?.textContent).toContain('lena@x')
  expect(screen.getAllByRole('status').map((it) => it.textContent)).toContain(
    '2 opções. Há mais opções: continue digitando.',
  )
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(input.value).toBe('Lena')
  expect(await sent()).toEqual({ version: 2, lead_id: 12 })
})

test('a name that is not known is asked for, a deleted one is marked and may stay', async () => {
  server.answer('GET', '/api/things/people', {
    data: [{ id: 9, nome: 'Letícia', hint: null, gone: true }],
    more: false,
  })
  render(<Screen from={{ ...thing, lead: null }} />)
  await waitFor(() => expect(field('Responsável').value).toBe('Letícia (não pode mais ser escolhido)'))
  expect(new URL(server.asked[0]!.url).searchParams.get('ids')).toBe('9')
  await userEvent.type(field('Nome'), '!')
  expect(await sent()).toEqual({ version: 2, nome: 'Forno!' })
})

test('a form is not sent without what is still being made', async () => {
  server.answer('GET', '/api/things/people', { data: [], more: false })
  const made = Promise.withResolvers<{ id: number; nome: string }>()
  render(<Screen from={{ ...thing, lead: null, lead_id: null }} make={() => made.promise} />)
  await userEvent.type(field('Responsável'), 'Nova')
  await userEvent.click((await option('Criar “Nova”')) ?? document.body)
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  expect(await screen.findByText('Espere: este registro ainda está sendo criado.')).toBeTruthy()
  expect(server.asked.some((it) => it.method === 'PATCH')).toBe(false)
  made.resolve({ id: 78, nome: 'Nova' })
  await waitFor(() => expect(field('Responsável').disabled).toBe(false))
  expect(await sent()).toEqual({ version: 2, lead_id: 78 })
})

test('what is not found can be made in place', async () => {
  server.answer('GET', '/api/things/people', { data: [], more: false })
  render(<Screen from={{ ...thing, lead: null, lead_id: null }} />)
  await userEvent.type(field('Responsável'), 'Nova')
  await userEvent.click((await option('Criar “Nova”')) ?? document.body)
  await waitFor(() => expect(field('Responsável').value).toBe('Nova'))
  expect(await sent()).toEqual({ version: 2, lead_id: 77 })
})

test('a conflict shows names and amounts, not ids and centavos', async () => {
  server.answer('PATCH', '/api/things/5', () =>
    refusal(409, { detail: 'Mudou.', current: { ...thing, version: 8, valor: 100, lead_id: null, lead: null } }),
  )
  render(<Screen from={thing} />)
  await userEvent.clear(field('Valor'))
  await userEvent.type(field('Valor'), '20')
  await userEvent.click(screen.getByRole('button', { name: 'enviar' }))
  const both = await screen.findByRole('region', { name: 'As duas versões' })
  expect(both.textContent).toContain('R$ 20,00')
  expect(both.textContent).toContain('R$ 1,00')
  expect(both.textContent).toContain('Responsável')
})
