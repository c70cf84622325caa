import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { EmailConfirmationScreen } from '#web/registration/EmailConfirmationScreen.tsx'
import { RegisterLooperScreen } from '#web/registration/RegisterLooperScreen.tsx'
import { RegisterPartnerScreen } from '#web/registration/RegisterPartnerScreen.tsx'
import { RegisterScreen } from '#web/registration/RegisterScreen.tsx'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const REGISTER = '/api/auth/register'
const RESEND = '/api/auth/register/resend'
const DRAFT = '/api/auth/register/draft'
const RESUME = '/api/auth/register/resume'
const CORRECT = '/api/auth/register/correction'
const CONFIRM = '/api/auth/email-confirmation'
const PASSWORD = 'Nova-senha-1'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true })
  server.answer('GET', '/api/cep/:cep', { data: null, asked: false })
  for (const path of [REGISTER, RESEND, DRAFT])
    server.answer('POST', path, { status: 'success', message: `dito por ${path}` })
})
afterEach(() => vi.unstubAllGlobals())

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = document.getElementsByName(name)[0]
    if (!field) throw new Error(`no field ${name}`)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const next = (step: RegExp) => {
  press('Próximo')
  expect(heading()).toMatch(step)
}
const value = (name: string) => (document.getElementsByName(name)[0] as HTMLInputElement | undefined)?.value

const account = { nome: 'Bia', last_name: 'Lima', email: 'bia@nucleo.test' }
/** Asked last: nothing keeps it. */
const secret = { password: PASSWORD, again: PASSWORD }
const person = { phone: '11987654321', birthday: '02/03/1990', gender: 'female', cpf: '52998224725' }
const home = { cep: '01310100', uf: 'SP' }
const abroad = { postal_code: '75001', state: 'Paris' }
const street = { street: 'Rua A', number: '1', neighborhood: 'Centro', city: 'São Paulo' }
const company = {
  company: 'Casa',
  cnpj: '11222333000181',
  company_type: 'limited',
  company_size: 'upTo10',
  position: 'Dona',
}

test('one chooses how to join, or goes back to sign in', () => {
  render(<RegisterScreen />, { me: null })
  const links = screen.getAllByRole('link').map((it) => it.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/register/loopers', '/register/partners', '/login']))
})

test('a partner answers step by step; each is checked, and all is sent at once', async () => {
  render(<RegisterPartnerScreen />, { me: null })
  press('Próximo')
  expect(screen.getByRole('alert').textContent).toBe('Todos os campos devem ser preenchidos!')
  expect(document.activeElement?.getAttribute('name')).toBe('nome')
  type(account)
  next(/Passo 2 de 5: Pessoa/)
  type(person)
  next(/Passo 3 de 5: Endereço/)
  type({ ...home, ...street })
  next(/Passo 4 de 5: Empresa/)
  press('Próximo')
  expect(heading()).toMatch(/Empresa/)
  type(company)
  next(/Passo 5 de 5: Senha e termos/)
  type({ ...secret, again: 'Outra-senha-1' })
  press('Enviar cadastro')
  expect(screen.getAllByText('As senhas não são iguais.').length).toBeGreaterThan(0)
  type(secret)
  expect(screen.getAllByText('Aceite os termos para continuar.').length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('checkbox'))
  press('Enviar cadastro')
  expect(await screen.findByText(`dito por ${REGISTER}`)).toBeTruthy()
  const own = { ...account, password: PASSWORD }
  expect(await server.bodies(REGISTER)).toMatchObject([
    {
      kind: 2,
      locale: 'pt',
      terms: true,
      ...own,
      ...street,
      phone: '+5511987654321',
      birthday: '1990-03-02',
      gender: 1,
      country: 'BR',
      cpf: person.cpf,
      cep: '01310100',
      uf: 'SP',
      postal_code: null,
      cnpj: company.cnpj,
      company_type: 3,
      bank: null,
    },
  ])
  // A mail takes a moment: asking again waits.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Enviar de novo em \d+ s/ }).disabled).toBe(true)
})

test('whoever lives elsewhere is asked for no Brazilian papers, and what was typed of them is not sent', async () => {
  render(<RegisterPartnerScreen />, { me: null })
  type(account)
  next(/Pessoa/)
  type({ ...person, cpf: '529' })
  press('Próximo')
  expect(heading()).toMatch(/Pessoa/)
  type({ country: 'FR' })
  expect(value('cpf')).toBeUndefined()
  next(/Endereço/)
  expect([value('address_country'), value('cep')]).toEqual(['FR', undefined])
  type(street)
  press('Próximo')
  expect(heading()).toMatch(/Endereço/)
  type(abroad)
  next(/Empresa/)
  const { cnpj: _, ...foreign } = company
  expect(value('cnpj')).toBeUndefined()
  type(foreign)
  next(/termos/)
  type(secret)
  fireEvent.click(screen.getByRole('checkbox'))
  press('Enviar cadastro')
  await screen.findByText(`dito por ${REGISTER}`)
  expect(await server.bodies(REGISTER)).toMatchObject([
    { country: 'FR', cpf: null, cep: null, uf: null, cnpj: null, ...abroad },
  ])
})

/** A partner's answers up to the last step. */
const toTheEnd = () => {
  type(account)
  next(/Pessoa/)
  type(person)
  next(/Endereço/)
  type({ ...home, ...street })
  next(/Empresa/)
  type(company)
  next(/Senha e termos/)
}

test('a reload at the end loses nothing but the password, which is in no storage', () => {
  const first = render(<RegisterPartnerScreen />, { me: null })
  toTheEnd()
  type(secret)
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(stored).toContain('bia@nucleo.test')
  expect(stored).not.toContain(PASSWORD)
  first.unmount()
  render(<RegisterPartnerScreen />, { me: null })
  expect(heading()).toMatch(/Passo 5 de 5/)
  expect(['email', 'password', 'again'].map(value)).toEqual(['bia@nucleo.test', '', ''])
  press('Voltar')
  expect(value('company')).toBe('Casa')
})

test('going on later needs the e-mail alone, and tells what happened; the password stays here', async () => {
  render(<RegisterPartnerScreen />, { me: null })
  toTheEnd()
  type(secret)
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar depois' }))
  const fields = document.getElementsByName('email')
  fireEvent.change(fields[fields.length - 1] as HTMLElement, { target: { value: 'bia@nucleo.test' } })
  press('Enviar o link')
  expect(await screen.findByText(`dito por ${DRAFT}`)).toBeTruthy()
  const [sent] = await server.bodies(DRAFT)
  expect(sent).toMatchObject({ email: 'bia@nucleo.test', kind: 2, answers: { nome: 'Bia' } })
  expect(JSON.stringify(sent)).not.toContain(PASSWORD)
})

const at = (query: string) => ({ me: null, path: `/register/loopers?${query}`, route: '/register/loopers' }) as const

test('a mailed draft goes on here, and its code goes along with what takes it over', async () => {
  const answers = { nome: 'Bia', last_name: 'Lima', street: 'Rua A' }
  server.answer('POST', RESUME, { data: { kind: 1, email: 'bia@nucleo.test', answers } })
  const page = render(<RegisterLooperScreen />, at('draft=abc'))
  await waitFor(() => expect(page.at()).toBe('/register/loopers'))
  await waitFor(() => expect(value('nome')).toBe('Bia'))
  expect(value('email')).toBe('bia@nucleo.test')
  expect(await server.bodies(RESUME)).toEqual([{ code: 'abc' }])
  page.unmount()
  render(<RegisterLooperScreen />, at(''))
  expect(value('last_name')).toBe('Lima')
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar depois' }))
  press('Enviar o link')
  expect(await screen.findByText(`dito por ${DRAFT}`)).toBeTruthy()
  const [kept] = await server.bodies(DRAFT)
  expect(kept).toMatchObject({ draft: 'abc', answers: { nome: 'Bia' } })
  expect(kept).not.toHaveProperty('answers.draft')
})

test('a draft that is gone says so and leads to the questions', async () => {
  server.answer('POST', RESUME, () => refusal(409))
  render(<RegisterLooperScreen />, at('draft=old'))
  expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale mais')
  expect(screen.getByRole('link', { name: 'Ir para o cadastro' }).getAttribute('href')).toBe('/register/loopers')
})

const answered = { ...sampleAnswers, nome: 'Bia' }

test('a correction shows its reason, asks neither password nor terms, and is sent whole', async () => {
  server.answer('POST', CORRECT, { data: { kind: 1, reason: 'O CEP é de outra rua.', answers: answered } })
  server.answer('PUT', CORRECT, { status: 'success', message: 'Correção enviada.' })
  render(<RegisterLooperScreen />, at('correct=abc'))
  expect(await screen.findByText('O CEP é de outra rua.')).toBeTruthy()
  expect([value('nome'), value('password')]).toEqual(['Bia', undefined])
  next(/Passo 2 de 4: Endereço/)
  type({ number: '22' })
  next(/Trabalho/)
  next(/Banco/)
  press('Enviar correção')
  expect(await screen.findByText('Correção enviada.')).toBeTruthy()
  const put = server.asked.filter((it) => it.method === 'PUT')
  expect(await Promise.all(put.map((it) => it.clone().json()))).toEqual([{ ...answered, number: '22', code: 'abc' }])
})

const confirmAt = { me: null, path: '/email-confirmation/abc', route: '/email-confirmation/:code' }

test('the link of a mail confirms without a press, once, and tells what comes next', async () => {
  server.answer('POST', CONFIRM, { status: 'success', message: 'E-mail confirmado.', data: { kind: 1 } })
  render(<EmailConfirmationScreen />, confirmAt)
  expect(await screen.findByText('E-mail confirmado.')).toBeTruthy()
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('2')
  expect(await server.bodies(CONFIRM)).toEqual([{ code: 'abc' }])
})

test('where no e-mail leaves, nobody is told to wait for one', async () => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: false })
  server.answer('POST', CONFIRM, { status: 'success', message: 'E-mail confirmado.', data: { kind: 1 } })
  render(<EmailConfirmationScreen />, confirmAt)
  expect(await screen.findByText(/entre de novo, e a entrada diz o que foi decidido/)).toBeTruthy()
  expect(screen.queryByText(/Você recebe um e-mail/)).toBeNull()
})

test('where no e-mail leaves, a link that is no longer good is not offered to be sent', async () => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: false })
  server.answer('POST', CONFIRM, () => refusal(409))
  render(<EmailConfirmationScreen />, confirmAt)
  expect(await screen.findByRole('button', { name: 'Pedir um link novo' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull()
})

test('a link that is no longer good leads to a new one', async () => {
  server.answer('POST', CONFIRM, () => refusal(409))
  render(<EmailConfirmationScreen />, confirmAt)
  expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale mais')
  expect(screen.getByText(/Já confirmou\? Então entre/)).toBeTruthy()
  type({ email: 'bia@nucleo.test' })
  press('Enviar o link de novo')
  expect(await screen.findByText(`dito por ${RESEND}`)).toBeTruthy()
  expect(await server.bodies(RESEND)).toEqual([{ email: 'bia@nucleo.test' }])
})
