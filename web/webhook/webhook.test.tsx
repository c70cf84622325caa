import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnWebhook } from '#contract/webhook/webhook.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'
import { Webhooks } from '#web/webhook/Webhooks.tsx'

const kept: OwnWebhook = {
  id: 3,
  url: 'https://hooks.casa.example/a',
  events: [],
  on: true,
  failures: 0,
  created_at: '2026-03-10T12:00:00.000Z',
  version: 1,
}

test('a new webhook tells its secret once, and its long address breaks where its parts end', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/profile/webhooks', { data: [kept] })
  server.answer('POST', '/api/profile/webhooks', { message: 'x', data: { ...kept, secret: 'whsec_abc' } })
  render(<Webhooks />, { me: person(4) })
  const shown = await screen.findByText((_, node) => node?.tagName === 'STRONG' && node.textContent === kept.url)
  expect(shown.querySelectorAll('wbr').length).toBeGreaterThan(2)
  await userEvent.click(screen.getByRole('button', { name: 'Criar webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar webhook' }))
  await userEvent.type(dialog.getByRole('textbox'), 'https://hooks.casa.example/b')
  await userEvent.click(dialog.getByRole('button', { name: 'Criar webhook' }))
  expect(await screen.findByText('whsec_abc')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Criar webhook' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /guardei/i }))
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull())
})
