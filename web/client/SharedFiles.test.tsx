import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ClientRow } from '#contract/client/client.ts'
import { SharedFiles } from '#web/client/SharedFiles.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const of = { id: 7, nome: 'Padaria', deleted_at: null } as ClientRow
const files = [
  { id: 31, nome: 'proposta.pdf' },
  { id: 32, nome: 'contrato.pdf' },
]
const SHARE = '/api/clients/:client_id/files/:file'

const show = (role: 1 | 4, client: Partial<ClientRow> = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/attachments/:thing/:id', { data: files })
  server.answer('PUT', SHARE, { status: 'success', message: 'Arquivo aberto ao cliente.' })
  render(<SharedFiles of={{ ...of, ...client }} shared={[32]} />, { me: person(role) })
  return server
}
const file = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

test('each file says whether the client reads it, and opens by a switch', async () => {
  const server = show(1)
  expect([(await file('proposta.pdf')).checked, (await file('contrato.pdf')).checked]).toEqual([false, true])
  await userEvent.click(await file('proposta.pdf'))
  await userEvent.click(await file('contrato.pdf'))
  await waitFor(async () =>
    expect([
      ...(await server.bodies('/api/clients/7/files/31')),
      ...(await server.bodies('/api/clients/7/files/32')),
    ]).toEqual([{ shared: true }, { shared: false }]),
  )
})

test('a refusal is said', async () => {
  const server = show(1)
  server.answer('PUT', SHARE, () => refusal(403))
  await userEvent.click(await file('proposta.pdf'))
  await waitFor(() => expect(toasts.get().map((it) => it.tone)).toContain('error'))
})

test.each([
  ['whoever may not edit the client', 4, {}],
  ['a client that is deleted', 1, { deleted_at: '2026-03-01T12:00:00.000Z' }],
] as const)('nothing is switched by %s', async (_, role, client) => {
  show(role, client)
  expect((await file('proposta.pdf')).disabled).toBe(true)
})
