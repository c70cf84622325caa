import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UserConfig } from '#contract/userConfig/userConfig.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'
import { UserConfigScreen } from '#web/userConfig/UserConfigScreen.tsx'

const config: UserConfig = {
  nome: 'Casa',
  locale: 'pt',
  week_start: 0,
  logo: null,
  check_seconds: null,
  alert_seconds: null,
  elapsed_seconds: null,
  idle_hours: null,
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
  const [button] = await screen.findAllByRole('button', { name: /Incluir nacionais de/ })
  if (!button) expect.fail('no offer')
  fireEvent.click(button)
  expect(screen.getAllByLabelText(/^Dia/)).toHaveLength(10)
  expect((button as HTMLButtonElement).disabled).toBe(true)
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
  fireEvent.change(field, { target: { value: '600' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.getAllByText('Menor que o intervalo').length).toBeGreaterThan(0))
  expect(field.value).toBe('600')
  expect(screen.getByText(/Sem valor aqui: 91/)).toBeTruthy()
})
