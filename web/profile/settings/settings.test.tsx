import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Profile } from '#contract/profile/profile.ts'
import { openSession } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { hotkeysOn, switchHotkeys, useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { ProfileScreen } from '#web/profile/ProfileScreen.tsx'
import { SettingsScreen } from '#web/profile/settings/SettingsScreen.tsx'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const profile: Profile = {
  foto: null,
  nome: 'Ana',
  last_name: 'Souza',
  email: 'ana@nucleo.test',
  role: 4,
  tipo: null,
  sector: null,
  areas: [],
  contract_type: 2,
  commitment: 2,
  valor_hora_centavos: 92_50,
  locale: 'pt',
  zone: 'America/Sao_Paulo',
  two_factor: false,
  app: false,
  factor_due: null,
  recovery_left: 0,
  notifications: [{ kind: 'mention', bell: true, mail: false }],
  version: 3,
}

const openServer = () => {
  const server = fakeServer()
  server.answer('GET', '/api/profile', { data: profile })
  server.answer('GET', '/api/profile/tokens', { data: [] })
  server.answer('GET', '/api/profile/webhooks', { data: [] })
  server.answer('GET', '/api/profile/own-data', { data: { export: null, erasure: null } })
  server.answer('GET', '/api/people/:id/documents', { data: [] })
  server.answer('GET', '/api/tours', {
    data: [{ tour: 'menu', step: 5, status: 'done', version: 1, updated_at: '2026-03-01T12:00:00.000Z' }],
  })
  server.answer('GET', '/api/auth/user', { status: 'success', data: person(4) })
  server.answer('PATCH', '/api/profile', { data: profile })
  return server
}

let close: () => void
beforeEach(() => {
  switchHotkeys(true)
  close = openSession(sessionCalls)
})
afterEach(() => close())

const Bound = () => {
  useHotkey('n', () => undefined, { label: 'Iniciar loop' })
  return <SettingsScreen />
}

test('the settings hold language, notices, shortcuts with their switch, tours, tokens and webhooks', async () => {
  openServer()
  render(<Bound />, { me: person(4) })
  for (const name of ['Idioma e fuso', 'Aparência', 'Tours guiados', 'Tokens de API', 'Webhooks'])
    expect(await screen.findByRole('region', { name })).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Alguém mencionou você: Sino' })).toBeTruthy()
  const keys = within(screen.getByRole('region', { name: 'Atalhos do teclado' }))
  expect(keys.getByText('Iniciar loop')).toBeTruthy()
  await userEvent.click(keys.getByRole('checkbox', { name: /de uma só tecla/ }))
  expect(hotkeysOn.get()).toBe(false)
  const tours = within(screen.getByRole('region', { name: 'Tours guiados' }))
  expect(await tours.findByRole('button', { name: 'Ver de novo: O menu' })).toBeTruthy()
  expect(tours.getByRole('button', { name: 'Começar: O loop' })).toBeTruthy()
})

test('who runs no loops is not offered to be told of them', async () => {
  openServer()
  render(<SettingsScreen />, { me: person(3) })
  expect(await screen.findByRole('region', { name: 'Tokens de API' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Webhooks' })).toBeNull()
})

test('a token says the date and the hour of its end', async () => {
  const server = openServer()
  const token = { id: 1, nome: 'CI', scopes: ['profile:read'], hint: 'ab12', last_used_at: null }
  const life = { created_at: '2026-03-10T15:00:00.000Z', expires_at: '2099-06-13T02:59:00.000Z' }
  server.answer('GET', '/api/profile/tokens', { data: [{ ...token, ...life }] })
  render(<SettingsScreen />, { me: person(4) })
  const tokens = within(await screen.findByRole('region', { name: 'Tokens de API' }))
  expect(await tokens.findByText(/vale até 12\/06\/2099 23:59/)).toBeTruthy()
})

test('a token is given what it reads and writes, subject by subject, and says so in a line', async () => {
  const server = openServer()
  const scopes = ['profile:read', 'atoms:read', 'atoms:write', 'gates:read']
  const made = { id: 1, nome: 'CI', hint: 'ab12', last_used_at: null, created_at: '2026-03-10T15:00:00.000Z' }
  server.answer('GET', '/api/profile/tokens', { data: [{ ...made, scopes, expires_at: null }] })
  server.answer('POST', '/api/profile/tokens', { data: { ...made, scopes, expires_at: null, token: 'nucleo_x' } })
  render(<SettingsScreen />, { me: person(4) })
  const tokens = within(await screen.findByRole('region', { name: 'Tokens de API' }))
  expect(await tokens.findByText('O seu perfil: ler · Gates: ler · Átomos: ler e escrever')).toBeTruthy()
  await userEvent.click(tokens.getByRole('button', { name: 'Criar token' }))
  const form = within(await screen.findByRole('form', { name: 'Criar token' }))
  await userEvent.type(form.getByLabelText(/^Nome/), 'CI')
  for (const name of ['O seu perfil: Ler', 'Gates: Ler', 'Átomos: Ler', 'Átomos: Escrever'])
    await userEvent.click(form.getByRole('checkbox', { name }))
  await userEvent.click(form.getByRole('checkbox', { name: 'Gates: Ler' }))
  expect(form.queryByRole('checkbox', { name: 'O seu perfil: Escrever' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Criar token' }))
  const sent = server.asked.find((it) => it.method === 'POST')
  const scopesSent = ['profile:read', 'atoms:read', 'atoms:write']
  expect(await sent?.clone().json()).toEqual({ nome: 'CI', scopes: scopesSent, days: 90 })
})

test('another language is sent alone, with the version', async () => {
  const server = openServer()
  writeToken(tokenFor(3600))
  render(<SettingsScreen />, { me: person(4) })
  const form = within(await screen.findByRole('form', { name: 'Idioma e fuso' }))
  await userEvent.selectOptions(form.getByLabelText(/^Idioma/), 'Inglês')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  const sent = server.asked.find((it) => it.method === 'PATCH')
  expect(await sent?.clone().json()).toEqual({ version: 3, locale: 'en' })
})

test('a zone is found by the name that its city has today or had before', async () => {
  const server = openServer()
  writeToken(tokenFor(3600))
  render(<SettingsScreen />, { me: person(4) })
  const form = within(await screen.findByRole('form', { name: 'Idioma e fuso' }))
  const zone = form.getByRole('combobox', { name: /^Fuso/ })
  const offered = () => screen.getAllByText(/^[A-Z][a-z]+ \/ /)
  for (const search of ['Calcutta', 'kolkata']) {
    await userEvent.clear(zone)
    await userEvent.type(zone, search)
    expect(offered().map((it) => it.firstChild?.textContent)).toEqual(['Asia / Kolkata'])
  }
  await userEvent.click(offered()[0] ?? zone)
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  const sent = server.asked.find((it) => it.method === 'PATCH')
  expect(await sent?.clone().json()).toEqual({ version: 3, zone: 'Asia/Kolkata' })
})

test('the profile tells how one works here and what an hour is worth, and leads to the settings and the security', async () => {
  openServer()
  render(<ProfileScreen />, { me: person(4) })
  const place = within(await screen.findByRole('region', { name: 'Na organização' }))
  const text = (name: string) => place.getByText(name).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')
  expect([text('Contratação'), text('Dedicação semanal'), text('Valor da hora')]).toEqual([
    'MEI',
    'Meio período (20 h)',
    'R$ 92,50',
  ])
  const links = within(screen.getByRole('region', { name: 'Também seu' })).getAllByRole('link')
  expect(links.map((it) => it.getAttribute('href'))).toEqual(['/district/hub/settings', '/district/fortress'])
  expect(screen.queryByRole('region', { name: 'Tokens de API' })).toBeNull()
})
