import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MailConfig } from '#contract/mail/mailConfig.ts'
import { mailTemplates } from '#contract/mail/templates.ts'
import { MailConfigScreen } from '#web/mail/MailConfigScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const config: MailConfig = {
  host: 'smtp.casa.test',
  port: 587,
  security: 'starttls',
  username: 'nucleo',
  from_name: 'Casa',
  from_address: 'oi@casa.test',
  footer: '',
  off: [],
  has_password: true,
  by: 'settings',
  environment_host: null,
  has_address: true,
  version: 3,
}

const open = (of: MailConfig = config) => {
  const server = fakeServer()
  server.answer('GET', '/api/mail-settings', { data: of })
  server.answer('POST', '/api/mail-settings/test', { data: { sent: false, to: 'ana@casa.test', answer: '535 no' } })
  render(<MailConfigScreen />, { me: person(1), path: '/district/hub/mail/reports/config' })
  return server
}

test('a field that is asked for again says so, and nothing typed is lost', async () => {
  const server = open()
  server.answer('PUT', '/api/mail-settings', () =>
    refusal(422, { errors: [{ path: 'password', message: 'Informe a senha de novo' }] }),
  )
  const host = await screen.findByLabelText<HTMLInputElement>(/Endereço do servidor/)
  fireEvent.change(host, { target: { value: 'smtp.outra.test' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.getAllByText('Informe a senha de novo').length).toBeGreaterThan(0))
  expect(host.value).toBe('smtp.outra.test')
  const sent = server.asked.find((it) => it.method === 'PUT')
  expect(await sent?.json()).toEqual({ version: 3, host: 'smtp.outra.test' })
})

test('each message has its switch, and those that always leave are named', async () => {
  const server = open({ ...config, off: ['gate'] })
  server.answer('PUT', '/api/mail-settings', { data: config })
  const gate = await screen.findByRole<HTMLInputElement>('switch', { name: 'Gate entregue, perguntado ou decidido' })
  expect(gate.checked).toBe(false)
  expect(screen.getAllByRole<HTMLInputElement>('switch', { checked: true })).toHaveLength(mailTemplates.length - 1)
  expect(screen.getByText(/senha nova, correção de cadastro e segurança saem sempre/)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Cadastro recusado' }))
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'PUT')).toBe(true))
  const sent = server.asked.find((it) => it.method === 'PUT')
  expect(await sent?.json()).toEqual({ version: 3, off: ['gate', 'registrationDenied'] })
})

test('the test shows what the mail server said', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar mensagem de teste' }))
  expect(await screen.findByText('535 no')).toBeTruthy()
  expect(screen.getByText(/não aceitou a mensagem para ana@casa.test/)).toBeTruthy()
})

test('where nothing sends, the screen says so', async () => {
  open({ ...config, host: '', by: 'none' })
  expect(await screen.findByText(/Nenhuma mensagem sai/)).toBeTruthy()
})

test('without the public address mails leave with links that nobody can open, which is told here', async () => {
  open({ ...config, has_address: false })
  expect(await screen.findByText(/Falta o endereço público/)).toBeTruthy()
})
