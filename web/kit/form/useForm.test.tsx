import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { centavos, idParam } from '#contract/kit/page.ts'
import { optionalText, requiredText } from '#contract/kit/text.ts'
import { words } from '#contract/kit/words.ts'
import type { Field } from '#web/kit/form/field.ts'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const planWords = words('plan', {
  field_nome: ['Nome', 'Name'],
  field_descricao: ['Descrição', 'Description'],
  field_valor: ['Valor', 'Value'],
  field_lugares: ['Lugares', 'Seats'],
  field_aberto: ['Aberto', 'Open'],
  field_passos_text: ['Passo', 'Step'],
  nomeOdd: ['Este nome é estranho.', 'This name is odd.'],
})

const fields = {
  nome: requiredText(20).refine((it) => it !== 'odd', { error: 'plan.nomeOdd' }),
  descricao: optionalText(30),
  valor: centavos(100_000).nullable().default(null),
  lugares: z.number().int().min(1),
  aberto: z.boolean().default(false),
  passos: z.array(z.object({ text: requiredText(10) })).default([]),
}
const answer = z.object({ data: z.object({ id: z.number(), version: z.number() }) })
const create = endpoint({
  method: 'POST',
  path: '/api/plans',
  can: 'login',
  summary: 'Makes a plan',
  input: z.object(fields),
  output: answer,
})
const update = endpoint({
  method: 'PATCH',
  path: '/api/plans/:id',
  can: 'login',
  summary: 'Changes a plan',
  input: z.object({ id: idParam, version: z.number().int(), ...z.object(fields).partial().shape }),
  output: answer,
})

const row = {
  id: 7,
  version: 3,
  nome: 'Mutirão',
  descricao: '',
  valor: 5000,
  lugares: 4,
  aberto: true,
  passos: [{ text: 'um' }, { text: 'dois' }],
  created_at: 'not a field',
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
const sent = () => server.asked.filter((it) => it.method !== 'GET')
// A required field's label ends in its mark.
const named = (label: string) => new RegExp(`^${label}(?: \\*)?$`)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(named(label))
const send = () => userEvent.click(screen.getByRole('button', { name: 'enviar' }))

const NewPlan = ({ onDone }: { onDone?: () => void }) => {
  const form = useForm(create, { words: planWords, draft: 'plan.new', onDone: () => onDone?.() })
  return (
    <Form of={form}>
      <TextField of={form.of('nome')} />
      <LongTextField of={form.of('descricao')} />
      <MoneyField of={form.of('valor')} />
      <NumberField of={form.of('lugares')} />
      <FlagField of={form.of('aberto')} />
      <SendButton of={form}>enviar</SendButton>
    </Form>
  )
}

const EditPlan = ({ from }: { from: typeof row }) => {
  const form = useForm(update, { from, words: [planWords] })
  const steps = form.rows('passos')
  return (
    <Form of={form}>
      <TextField of={form.of('nome')} />
      <LongTextField of={form.of('descricao')} />
      <MoneyField of={form.of('valor')} />
      {steps.list.map((it) => (
        <div key={it.key}>
          <TextField of={it.of('text')} />
          <button type="button" onClick={it.remove}>
            tirar {it.value.text}
          </button>
          <button type="button" onClick={() => it.move(0)}>
            subir {it.value.text}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => steps.add({ text: '' })}>
        mais
      </button>
      <SendButton of={form}>enviar</SendButton>
    </Form>
  )
}

test('what is missing is said once above and beside each field, the first one takes the focus, nothing is sent', async () => {
  render(<NewPlan />)
  await send()
  expect(screen.getByRole('alert').textContent).toBe('Todos os campos devem ser preenchidos!')
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(2)
  expect(document.activeElement).toBe(field('Nome'))
  expect(sent()).toHaveLength(0)
  await userEvent.type(field('Nome'), 'x')
  await userEvent.type(field('Lugares'), '0')
  expect(screen.getByRole('alert').textContent).toBe('Por favor, verifique os campos!')
  expect(screen.getByText('No mínimo 1.')).toBeTruthy()
  await userEvent.clear(field('Lugares'))
  await userEvent.type(field('Lugares'), '2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a field tells its error once it was left, in the words of its schema', async () => {
  render(<NewPlan />)
  await userEvent.type(field('Nome'), 'odd')
  expect(screen.queryByText('Este nome é estranho.')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Este nome é estranho.')).toBeTruthy()
  expect(field('Nome').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('Nome'), 'er')
  expect(screen.queryByText('Este nome é estranho.')).toBeNull()
})

test('a new record is sent whole, empty as null where null is taken, once however often one clicks', async () => {
  let done = 0
  let open: (() => void) | undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  server.answer('POST', '/api/plans', async () => {
    await gate
    return json({ data: { id: 1, version: 1 } })
  })
  render(<NewPlan onDone={() => (done += 1)} />)
  await userEvent.type(field('Nome'), 'Horta')
  await userEvent.type(field('Lugares'), '12')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  open?.()
  await waitFor(() => expect(done).toBe(1))
  expect(await server.bodies('/api/plans')).toEqual([
    { nome: 'Horta', descricao: '', valor: null, lugares: 12, aberto: false, passos: [] },
  ])
  expect(field('Nome').value).toBe('')
})

test('what was typed is there after a reload, until it is sent or dropped', async () => {
  const first = render(<NewPlan />)
  await userEvent.type(field('Nome'), 'Horta')
  await userEvent.type(field('Valor'), '1234,5')
  first.unmount()
  const second = render(<NewPlan />)
  expect(field('Nome').value).toBe('Horta')
  expect(field('Valor').value).toBe('1.234,50')
  await userEvent.click(screen.getByRole('button', { name: 'Começar do zero' }))
  expect(field('Nome').value).toBe('')
  second.unmount()
  render(<NewPlan />)
  expect(field('Nome').value).toBe('')
})

test('leaving unsaved work asks; two forms on one screen ask once', async () => {
  const { at, go } = render(
    <>
      <NewPlan />
      <EditPlan from={row} />
    </>,
    { route: '/plans', path: '/plans' },
  )
  const [one, two] = screen.getAllByLabelText(named('Nome'))
  await userEvent.type(one!, 'x')
  await userEvent.type(two!, 'x')
  void go('/elsewhere')
  await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(at()).toBe('/elsewhere'))
})

test('an edit sends what changed, with id and version', async () => {
  server.answer('PATCH', '/api/plans/7', { data: { id: 7, version: 4 } })
  render(<EditPlan from={row} />)
  await userEvent.type(field('Nome'), ' de maio')
  await userEvent.clear(field('Valor'))
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await userEvent.type(field('Descrição'), 'a')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(await server.bodies('/api/plans/7')).toEqual([
    { version: 3, nome: 'Mutirão de maio', valor: null },
    { version: 4, descricao: 'a' },
  ])
})

test('an edit of a row that says less checks and sends no more than that', async () => {
  server.answer('PATCH', '/api/plans/7', { data: { id: 7, version: 4 } })
  const Part = () => {
    const form = useForm(update, { from: { id: 7, version: 3, descricao: 'a' }, words: planWords })
    return (
      <Form of={form}>
        <LongTextField of={form.of('descricao')} />
        <MoneyField of={form.of('valor')} />
        <SendButton of={form}>enviar</SendButton>
      </Form>
    )
  }
  render(<Part />)
  await userEvent.type(field('Valor'), '10')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(await server.bodies('/api/plans/7')).toEqual([{ version: 3, valor: 1000 }])
})

test('rows keep their key and their error while others come, go and move', async () => {
  server.answer('PATCH', '/api/plans/7', { data: { id: 7, version: 4 } })
  render(<EditPlan from={row} />)
  await userEvent.click(screen.getByRole('button', { name: 'mais' }))
  await send()
  expect(screen.getByText('Preencha este campo.')).toBeTruthy()
  const last = () => screen.getAllByLabelText<HTMLInputElement>(named('Passo')).find((it) => it.value === '')
  const before = last()
  expect(document.activeElement).toBe(before)
  await userEvent.click(screen.getByRole('button', { name: 'tirar um' }))
  await userEvent.click(screen.getByRole('button', { name: 'subir' }))
  expect(last()).toBe(before)
  expect(before?.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(before!, 'zero')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(await server.bodies('/api/plans/7')).toEqual([{ version: 3, passos: [{ text: 'zero' }, { text: 'dois' }] }])
})

test('what a server refuses stands beside its field and in one summary with the focus, and goes once it is changed', async () => {
  server.answer('PATCH', '/api/plans/7', () =>
    refusal(422, {
      detail: 'Por favor, verifique os campos!',
      errors: [
        { path: 'nome', message: 'Já existe.' },
        { path: 'passos.1.text', message: 'De novo não.' },
      ],
    }),
  )
  render(<EditPlan from={row} />)
  await userEvent.type(field('Nome'), '!')
  await send()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  await userEvent.click(within(summary).getByRole('button', { name: 'De novo não.' }))
  expect((document.activeElement as HTMLInputElement).value).toBe('dois')
  await userEvent.type(field('Nome'), '?')
  expect(field('Nome').getAttribute('aria-invalid')).not.toBe('true')
})

test('a conflict shows both versions, loses nothing, and is sent with the new version', async () => {
  const current = { ...row, version: 9, nome: 'Festa', valor: 7000 }
  let stale = true
  server.answer('PATCH', '/api/plans/7', () => {
    if (!stale) return json({ data: { id: 7, version: 10 } })
    stale = false
    return refusal(409, { detail: 'Outra pessoa alterou este registro.', current })
  })
  render(<EditPlan from={row} />)
  await userEvent.type(field('Nome'), ' de maio')
  await userEvent.type(field('Descrição'), 'minha')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Outra pessoa alterou este registro.')
  const both = await screen.findByRole('region', { name: 'As duas versões' })
  expect(within(both).getByLabelText<HTMLInputElement>(/Mutirão de maio/).checked).toBe(true)
  expect(both.textContent).toContain('Também alterado, e já atualizado aqui: Valor')
  expect(field('Valor').value).toBe('70,00')
  await userEvent.click(within(both).getByLabelText(/Festa/))
  expect(field('Nome').value).toBe('Festa')
  expect(field('Descrição').value).toBe('minha')
  await userEvent.click(within(both).getByLabelText(/Mutirão de maio/))
  await send()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect((await server.bodies('/api/plans/7'))[1]).toEqual({
    version: 9,
    nome: 'Mutirão de maio',
    descricao: 'minha',
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'As duas versões' })).toBeNull())
})

/** An edit whose row is read again while it is open. */
const RereadPlan = () => {
  const [from, setFrom] = useState(row)
  return (
    <>
      <EditPlan from={from} />
      <button type="button" onClick={() => setFrom({ ...row, version: 4, nome: 'Festa' })}>
        chega
      </button>
    </>
  )
}

test('a newer row is taken over by a form in which nothing was typed, and the change is of that version', async () => {
  server.answer('PATCH', '/api/plans/7', { data: { id: 7, version: 5 } })
  render(<RereadPlan />)
  await userEvent.click(screen.getByRole('button', { name: 'chega' }))
  expect(field('Nome').value).toBe('Festa')
  expect(screen.queryByRole('button', { name: 'Ver as diferenças' })).toBeNull()
  await userEvent.type(field('Descrição'), 'minha')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(await server.bodies('/api/plans/7')).toEqual([{ version: 4, descricao: 'minha' }])
})

test('a newer row is a banner and no reset', async () => {
  render(<RereadPlan />)
  await userEvent.type(field('Descrição'), 'minha')
  await userEvent.click(screen.getByRole('button', { name: 'chega' }))
  expect(field('Nome').value).toBe('Mutirão')
  await userEvent.click(screen.getByRole('button', { name: 'Ver as diferenças' }))
  expect(field('Nome').value).toBe('Festa')
  expect(field('Descrição').value).toBe('minha')
})

test('while role 1 looks as another role nothing is sent, and the button says why', async () => {
  render(<NewPlan />, { me: { ...person(1), viewing_as: 4 } })
  expect(field('Nome').readOnly).toBe(true)
  await send()
  expect(await screen.findByText('Durante a visualização nada pode ser alterado.')).toBeTruthy()
  expect(sent()).toHaveLength(0)
})

test('a number that cannot be read stays as typed, with its error, and is not sent', async () => {
  render(<NewPlan />)
  await userEvent.type(field('Nome'), 'x')
  await userEvent.type(field('Lugares'), '3a')
  await send()
  expect(screen.getByText('Escreva um número.')).toBeTruthy()
  expect(field('Lugares').value).toBe('3a')
  expect(document.activeElement).toBe(field('Lugares'))
  expect(sent()).toHaveLength(0)
})

test('what does not fit does not compile', () => {
  const Wrong = () => {
    const form = useForm(create, {})
    expectTypeOf(form.of('nome')).toEqualTypeOf<Field<string>>()
    expectTypeOf(form.of('valor')).toEqualTypeOf<Field<number | null>>()
    // @ts-expect-error a text field on a number
    void (<TextField of={form.of('valor')} />)
    // @ts-expect-error a number field on a text
    void (<NumberField of={form.of('nome')} />)
    // @ts-expect-error no such field
    form.of('nada')
    // @ts-expect-error an edit needs the version that it was read with
    useForm(update, { from: { id: 7, nome: 'x' } })
    // @ts-expect-error and a row to begin from
    useForm(update, {})
    // @ts-expect-error rows are only where the schema has an array of objects
    form.rows('nome')
    return null
  }
  expect(Wrong).toBeTypeOf('function')
})
