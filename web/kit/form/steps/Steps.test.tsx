import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { requiredText } from '#contract/kit/text.ts'
import { words } from '#contract/kit/words.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Steps } from '#web/kit/form/steps/Steps.tsx'
import { useSteps } from '#web/kit/form/steps/useSteps.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const join = endpoint({
  method: 'POST',
  path: '/api/join',
  can: 'login',
  summary: 'Joins',
  input: z.object({ nome: requiredText(20), cidade: requiredText(20), nota: z.string().max(5).nullable() }),
  output: z.object({ id: z.number() }),
})
const joinWords = words('join', {
  field_nome: ['Nome', 'Name'],
  field_cidade: ['Cidade', 'City'],
  field_nota: ['Nota', 'Note'],
})

const Wizard = () => {
  const form = useForm(join, { words: joinWords, draft: 'join' })
  const steps = useSteps(form, {
    draft: 'join',
    steps: [
      { key: 'who', label: 'Quem', fields: ['nome'] },
      { key: 'where', label: 'Onde', fields: ['cidade'] },
      { key: 'more', label: 'Mais', fields: ['nota'] },
    ],
  })
  return (
    <Steps of={form} steps={steps} done="Entrar">
      {steps.current.key === 'who' && <TextField of={form.of('nome')} />}
      {steps.current.key === 'where' && <TextField of={form.of('cidade')} />}
      {steps.current.key === 'more' && <TextField of={form.of('nota')} />}
    </Steps>
  )
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole<HTMLInputElement>('textbox')

test('a step is checked before the next, and going back loses nothing', async () => {
  render(<Wizard />)
  expect(heading()).toBe('Passo 1 de 3: Quem')
  await press('Próximo')
  expect(screen.getByRole('alert').textContent).toBe('Todos os campos devem ser preenchidos!')
  expect(document.activeElement).toBe(box())
  await userEvent.type(box(), 'Ana{Enter}')
  expect(heading()).toBe('Passo 2 de 3: Onde')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  // Nobody has tried this step yet.
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(box(), 'Recife')
  await press('Voltar')
  expect(box().value).toBe('Ana')
  await press('Próximo')
  expect(box().value).toBe('Recife')
  await press('Próximo')
  await press('Quem, pronto')
  expect(heading()).toBe('Passo 1 de 3: Quem')
})

test('a reload goes on at the same step with what was typed; once sent, all is new', async () => {
  server.answer('POST', '/api/join', { id: 1 })
  const first = render(<Wizard />)
  await userEvent.type(box(), 'Ana{Enter}')
  await userEvent.type(box(), 'Recife{Enter}')
  first.unmount()
  const second = render(<Wizard />)
  expect(heading()).toBe('Passo 3 de 3: Mais')
  // Said where one comes back, not at every step from there on.
  expect(screen.getByText(/^Recuperamos/)).toBeTruthy()
  await press('Voltar')
  expect(screen.queryByText(/^Recuperamos/)).toBeNull()
  await press('Próximo')
  await press('Entrar')
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(await server.bodies('/api/join')).toEqual([{ nome: 'Ana', cidade: 'Recife', nota: null }])
  second.unmount()
  render(<Wizard />)
  expect(heading()).toBe('Passo 1 de 3: Quem')
  expect(box().value).toBe('')
})

test('what the server refuses leads to the step of its field', async () => {
  server.answer('POST', '/api/join', () =>
    refusal(422, { detail: 'Verifique.', errors: [{ path: 'cidade', message: 'Só no Recife.' }] }),
  )
  render(<Wizard />)
  await userEvent.type(box(), 'Ana{Enter}')
  await userEvent.type(box(), 'Olinda{Enter}')
  await press('Entrar')
  expect(await screen.findByText('Só no Recife.')).toBeTruthy()
  expect(heading()).toBe('Passo 2 de 3: Onde')
  expect(box().value).toBe('Olinda')
})

const Secret = () => {
  const form = useForm(join, { words: joinWords, draft: 'secret', secret: ['cidade', 'again'], local: { again: '' } })
  return (
    <>
      <TextField of={form.of('nome')} />
      <TextField of={form.of('cidade')} />
      <TextField of={form.of('again')} label="De novo" />
      <p>{form.dirty ? 'mudou' : 'igual'}</p>
    </>
  )
}

test('a draft holds no secret; the rest is there again', async () => {
  const first = render(<Secret />)
  await userEvent.type(screen.getByLabelText(/Nome/), 'Ana')
  await userEvent.type(screen.getByLabelText(/Cidade/), 'segredo')
  await userEvent.type(screen.getByLabelText(/De novo/), 'segredo')
  const stored = JSON.stringify(Object.entries(localStorage))
  expect(stored).toContain('Ana')
  expect(stored).not.toContain('segredo')
  first.unmount()
  render(<Secret />)
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map((it) => it.value)
  expect(values).toEqual(['Ana', '', ''])
  expect(screen.getByText('mudou')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText(/Nome/))
  expect(screen.getByText('igual')).toBeTruthy()
})
