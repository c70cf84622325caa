import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MailRow } from '#contract/mail/mail.ts'
import { MailListScreen } from '#web/mail/MailListScreen.tsx'
import { MailScreen } from '#web/mail/MailScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const code = '0198c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
const row: MailRow = {
  id: 3,
  code,
  subject: 'Crie uma senha nova',
  to_address: 'ana@nucleo.test',
  kind: 'reset',
  status: 'failed',
  attempts: 2,
  error: 'connection refused',
  next_try_at: null,
  created_at: '2026-03-01T12:00:00.000Z',
  sent_at: null,
}
const html = '<!doctype html><html><head></head><body><script>alert(1)</script><p>Olá</p></body></html>'

const openServer = (of: MailRow = row) => {
  const server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/mails', { data: [of], total: 1, more: false, page: 1, per_page: 10, sums: {} })
  server.answer('GET', '/api/mails/:code', { data: of })
  server.answer('GET', '/api/mails/:code/content', { data: { text: 'Olá: https://n.example/#/x', html } })
  server.answer('POST', '/api/mails/:code/resend', () => json({ data: { ...of, status: 'waiting' } }))
  return server
}
const route = '/district/hub/mail/reports/preview/:mail_code'
const opened = (me = person(1)) => render(<MailScreen />, { me, path: route.replace(':mail_code', code), route })

test('the list says to whom, what about and what became of it, and leads to the mail', async () => {
  openServer()
  render(<MailListScreen />, { me: person(1), path: '/district/hub/mail/reports' })
  const link = await screen.findByRole('link', { name: /Crie uma senha nova/ })
  expect(link.getAttribute('href')).toContain(`/preview/${code}`)
  expect(screen.getByText('ana@nucleo.test')).toBeTruthy()
  expect(screen.getAllByText('Falhou').length).toBeGreaterThan(0)
})

test('one that failed says when it is tried again, or that it was given up', async () => {
  const soon = new Date(Date.now() + 90_000).toISOString()
  openServer({ ...row, next_try_at: soon })
  const page = render(<MailListScreen />, { me: person(1), path: '/district/hub/mail/reports' })
  expect(await screen.findByText(/Nova tentativa até (?:[\d/]+ )?\d+:\d\d/)).toBeTruthy()
  page.unmount()
  openServer()
  const list = render(<MailListScreen />, { me: person(1), path: '/district/hub/mail/reports' })
  expect(await screen.findByText('Não tenta mais')).toBeTruthy()
  list.unmount()
  openServer()
  opened()
  expect(await screen.findByText(/Todas as tentativas falharam/)).toBeTruthy()
})

test('what failed is sent again together, once it was asked', async () => {
  const server = openServer()
  server.answer('POST', '/api/mails/resend', { queued: 1 })
  render(<MailListScreen />, { me: person(1), path: '/district/hub/mail/reports' })
  await screen.findByRole('link', { name: /Crie uma senha nova/ })
  fireEvent.click(screen.getAllByRole('checkbox').at(-1) ?? document.body)
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Enviar 1 mensagem de novo' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar de novo' }))
  expect(await screen.findByText('1 mensagem está na fila.')).toBeTruthy()
  expect(await server.bodies('/api/mails/resend')).toEqual([{ ids: [3] }])
})

test('a mail stands in a frame that may do nothing, with its text beside it', async () => {
  openServer()
  opened()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Como foi enviada')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.srcdoc).toBe(html.replace('<head>', '<head><base target="_blank">'))
  expect(screen.getByText('Olá: https://n.example/#/x')).toBeTruthy()
  expect(screen.queryByText(/age em nome de outra pessoa/)).toBeNull()
  expect(screen.getByText(/fica registrada na auditoria/)).toBeTruthy()
  expect(screen.getByText('connection refused')).toBeTruthy()
})

test('a link that acts in the name of whoever it was sent to comes with a warning, whatever the mail is about', async () => {
  const secret = `https://n.example/#/register/loopers?correct=${'aB-_'.repeat(10)}xyz`
  openServer({ ...row, kind: 'registration' }).answer('GET', '/api/mails/:code/content', {
    data: { text: secret, html },
  })
  opened()
  expect(await screen.findByText(/age em nome de outra pessoa/)).toBeTruthy()
})

test('a link without an address is given one that opens from here; a whole one is left to the mail', async () => {
  const server = openServer()
  server.answer('GET', '/api/mails/:code/content', { data: { text: 'Confirme: /#/email-confirmation/ab-1', html } })
  const page = opened()
  const link = await screen.findByRole('link', { name: `${window.location.origin}/#/email-confirmation/ab-1` })
  expect(link.getAttribute('href')).toBe('/#/email-confirmation/ab-1')
  page.unmount()
  openServer()
  opened()
  await screen.findByText('Olá: https://n.example/#/x')
  expect(screen.queryByText(/PUBLIC_URL/)).toBeNull()
})

test('it is sent again by a press, and reading it is asked for once', async () => {
  const server = openServer()
  opened()
  await screen.findByTitle('Como foi enviada')
  fireEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  expect(await screen.findByText('A mensagem está na fila.')).toBeTruthy()
  await waitFor(() => expect(server.asked.filter(({ url }) => url.endsWith(`/mails/${code}`))).toHaveLength(2))
  expect(server.asked.filter(({ url }) => url.endsWith('/content'))).toHaveLength(1)
})

test('one that waits is not sent again, nor one that its reader may only read', async () => {
  openServer({ ...row, status: 'waiting' })
  const page = opened()
  await screen.findByTitle('Como foi enviada')
  expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull()
  page.unmount()
  openServer()
  opened({ ...person(1), permissions: ['mail.open', 'mail.preview'] })
  await screen.findByTitle('Como foi enviada')
  expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull()
})

test('an address that names no mail says so, and asks nobody', () => {
  const { asked } = openServer()
  render(<MailScreen />, { me: person(1), path: route.replace(':mail_code', '1'), route })
  expect(screen.getByRole('link', { name: /lista/i })).toBeTruthy()
  expect(asked.filter(({ url }) => url.includes('/api/mails'))).toEqual([])
})
