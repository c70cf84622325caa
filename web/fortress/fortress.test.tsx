import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FortressScreen } from '#web/fortress/FortressScreen.tsx'
import { credential } from '#web/testing/passkey.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const passkey = {
  id: 3,
  name: 'Celular',
  synced: true,
  created_at: '2026-03-01T12:00:00.000Z',
  used_at: null,
  suspect_at: null,
}
const profile = {
  foto: null,
  nome: 'Ana',
  last_name: 'Souza',
  email: 'ana@nucleo.test',
  role: 4,
  tipo: null,
  sector: null,
  areas: [],
  contract_type: null,
  commitment: null,
  valor_hora_centavos: 0,
  locale: 'pt',
  zone: 'America/Sao_Paulo',
  two_factor: true,
  app: false,
  factor_due: '2026-04-01',
  recovery_left: 2,
  notifications: [],
  version: 1,
}

const device = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  device.mockReset()
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: device, create: device } })
})

const openFortress = (domain: string | null = 'localhost') => {
  const server = fakeServer()
  server.answer('GET', '/api/profile', { data: profile })
  server.answer('GET', '/api/profile/sessions', { data: [] })
  server.answer('GET', '/api/profile/sign-ins', { data: [] })
  server.answer('GET', '/api/passkeys', { data: { domain, items: [passkey] } })
  server.answer('GET', '/api/auth/user', { status: 'success', data: person(4) })
  render(<FortressScreen />, { me: person(4), path: '/district/fortress' })
  return server
}

test('the fortress lists passkeys, and adds one that the device makes, with its recovery codes', async () => {
  const server = openFortress()
  server.answer('POST', '/api/passkeys/begin', {
    data: {
      challenge: 'abc',
      rp: { id: 'localhost', name: 'Casa' },
      user: { id: 'AQID', name: 'ana', displayName: 'Ana' },
      pubKeyCredParams: [],
    },
  })
  device.mockResolvedValue(credential)
  server.answer('POST', '/api/passkeys', { data: { passkey: { ...passkey, id: 4 }, codes: ['aaaa-bbbb-cccc'] } })
  expect(await screen.findByText('Celular')).toBeTruthy()
  expect(screen.getByText(/a partir de 01\/04\/2026/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar chave de acesso' }))
  fireEvent.change(await screen.findByLabelText(/Nome da chave/), { target: { value: 'Chave USB' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy()
  const sent = server.asked.filter((it) => it.method === 'POST' && it.url.endsWith('/api/passkeys'))
  expect(await sent[0]?.json()).toMatchObject({ name: 'Chave USB', response: { id: 'AQID', type: 'public-key' } })
})

test('a device that confirms nothing is said, and the name stays', async () => {
  const server = openFortress()
  server.answer('POST', '/api/passkeys/begin', {
    data: {
      challenge: 'abc',
      rp: { id: 'localhost', name: 'Casa' },
      user: { id: 'AQID', name: 'ana', displayName: 'Ana' },
      pubKeyCredParams: [],
    },
  })
  device.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar chave de acesso' }))
  fireEvent.change(await screen.findByLabelText(/Nome da chave/), { target: { value: 'Chave USB' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.getAllByText(/Nada foi confirmado no aparelho/).length).toBeGreaterThan(0))
  expect(screen.getByLabelText<HTMLInputElement>(/Nome da chave/).value).toBe('Chave USB')
})

test.each([
  [null, /não conhece o próprio endereço seguro/],
  ['nucleo.example', /Chaves de acesso funcionam em nucleo.example/],
])('where passkeys of %s cannot work, the screen says why', async (domain, said) => {
  openFortress(domain)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Adicionar chave de acesso' })).toBeNull()
})
