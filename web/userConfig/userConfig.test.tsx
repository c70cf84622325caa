import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UserConfig } from '#contract/userConfig/userConfig.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'
import { UserConfigScreen } from '#web/userConfig/UserConfigScreen.tsx'

const config: UserConfig = {
  nome: 'Casa',
  razao_social: '',
  cnpj: null,
  city: '',
  pix_key: null,
  locale: 'pt',
  week_start: 0,
  logo: null,
  check_seconds: null,
  alert_seconds: null,
  elapsed_seconds: null,
  idle_hours: null,
  closed_until: null,
  holidays: [],
  terms_link: '',
  factor_roles: [],
  factor_from: null,
  defaults: { check_seconds: 7200, alert_seconds: 91, elapsed_seconds: 28_800 },
  version: 5,
}

const open = (of: UserConfig = config) => {
  const server = fakeServer()
  server.answer('GET', '/api/user-config', { data: of })
  server.answer('GET', '/api/history', { data: [], more: false })
  server.answer('GET', '/api/history/:thing/:id', { data: [], more: false })
  render(<UserConfigScreen />, { me: person(1), path: '/district/hub/userconfig' })
  return server
}

test('national holidays of a year come with one press, each once, and are sent with the roles that were ticked', async () => {
  const server = open()
  server.answer('PATCH', '/api/user-config', () => json({ data: { ...config, version: 6 } }))
  const offers = await screen.findAllByRole('button', { name: /Incluir nacionais de/ })
  const [button] = offers
  if (!button) expect.fail('no offer')
  fireEvent.click(button)
  expect(screen.getAllByLabelText(/^Dia/)).toHaveLength(10)
  expect(screen.getAllByRole('button', { name: /Incluir nacionais de/ })).toEqual(offers.slice(1))
  fireEvent.click(screen.getByLabelText('Administrador'))
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'PATCH')).toBe(true))
  const sent: unknown = await server.asked.find((it) => it.method === 'PATCH')?.json()
  expect(sent).toMatchObject({ version: 5, factor_roles: [1], holidays: expect.arrayContaining([expect.anything()]) })
})

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const server = open()
  server.answer('PATCH', '/api/user-config', () =>
    refusal(422, { errors: [{ path: 'alert_seconds', message: 'Menor que o intervalo' }] }),
  )
  const field = await screen.findByLabelText<HTMLInputElement>(/Tempo para responder/)
  fireEvent.change(field, { target: { value: '10 min' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.getAllByText('Menor que o intervalo').length).toBeGreaterThan(0))
  expect(field.value).toBe('10 min')
  expect(screen.getByText('Vazio: 1 min 31 s.')).toBeTruthy()
})

test('limits are told and taken in hours and minutes, and sent in seconds', async () => {
  const server = open({ ...config, check_seconds: 5400 })
  server.answer('PATCH', '/api/user-config', () => json({ data: { ...config, version: 6 } }))
  const between = await screen.findByLabelText<HTMLInputElement>(/^Entre duas verificações/)
  expect(between.value).toBe('1 h 30 min')
  fireEvent.change(between, { target: { value: '2h15' } })
  fireEvent.blur(between)
  expect(between.value).toBe('2 h 15 min')
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'PATCH')).toBe(true))
  const sent: unknown = await server.asked.find((it) => it.method === 'PATCH')?.json()
  expect(sent).toEqual({ version: 5, check_seconds: 8100 })
})

test.each([
  ['600', /Escreva o tempo com sua unidade/],
  ['30 s', /O tempo entre duas verificações vai de 1 minuto a 24 horas/],
  ['25 h', /O tempo entre duas verificações vai de 1 minuto a 24 horas/],
])('%s is refused with what fits, before anything is sent', async (value, error) => {
  const server = open()
  const between = await screen.findByLabelText<HTMLInputElement>(/^Entre duas verificações/)
  fireEvent.change(between, { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect((await screen.findAllByText(error)).length).toBeGreaterThan(0)
  expect(between.value).toBe(value)
  expect(server.asked.some((it) => it.method === 'PATCH')).toBe(false)
})
