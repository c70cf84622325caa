import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { LooperTypeRow } from '#contract/looperType/looperType.ts'
import { screens } from '#web/looperType/looperType.screens.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const row: LooperTypeRow = {
  id: 7,
  nome: 'Designer',
  descricao: 'Telas',
  valor_hora_centavos: 12_350,
  valor_hora: 123.5,
  color: '#dc2626',
  people: 4,
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
  version: 2,
}
const me = person(1)
/** A space of its own kind stands between the sign of the currency and the figure. */
const plain = (it: Element) => it.textContent.replaceAll('\u00A0', ' ')

test('the list shows what an hour of each type is worth, and leads to it', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const page = { total: 1, more: false, page: 1, per_page: 10, sums: { people: 4 } }
  server.answer('GET', '/api/looper-types', { data: [row], ...page })
  render(<screens.looperTypeList />, { me, path: '/tipo-looper/index' })
  const link = await screen.findByRole('link', { name: /Designer/ })
  expect(link.getAttribute('href')).toContain('/tipo-looper/show/7')
  const cells = within(link.closest('tr') ?? document.body).getAllByRole('cell')
  expect(cells.map(plain)).toEqual(expect.arrayContaining(['R$ 123,50', '4', 'Telas']))
  expect(screen.getByRole('link', { name: 'Novo tipo' }).getAttribute('href')).toContain('/tipo-looper/new')
})

test('a new type is sent with its hour in centavos and its colour', async () => {
  const server = fakeServer()
  server.answer('POST', '/api/looper-types', { data: { ...row, id: 8 } })
  const { at } = render(<screens.looperTypeNew />, { me, path: '/tipo-looper/new', route: '/tipo-looper/new' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Nome/ }), 'Redator')
  const hour = screen.getByRole('textbox', { name: /Valor da hora/ })
  await userEvent.clear(hour)
  await userEvent.type(hour, '80,5')
  await userEvent.click(screen.getByRole('radio', { name: 'Verde' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/tipo-looper/show/8'))
  expect(await server.bodies('/api/looper-types')).toEqual([
    { nome: 'Redator', descricao: '', valor_hora_centavos: 8050, color: expect.stringMatching(/^#[\da-f]{6}$/) },
  ])
})

test('it is edited beside its page, which then shows what was saved', async () => {
  const server = fakeServer()
  let now = row
  const sent: unknown[] = []
  server.answer('GET', '/api/looper-types/:id', () => json({ data: now, uses: [] }))
  server.answer('PATCH', '/api/looper-types/7', async (request) => {
    const change = (await request.json()) as Partial<LooperTypeRow>
    sent.push(change)
    now = { ...now, ...change, version: 3 }
    return json({ data: now })
  })
  for (const it of ['comments', 'checklist', 'labels', 'attachments', 'watchers', 'relations', 'history'])
    server.answer('GET', `/api/${it}/:thing/:id`, {
      data: [],
      more: false,
      total: 0,
      writable: false,
      editable: false,
      all: [],
      things: [],
    })
  server.answer('GET', '/api/looper-types/:id/neighbours', { previous: null, next: null })
  const { at } = render(<screens.looperTypeShow />, { me, path: '/tipo-looper/show/7', route: '/tipo-looper/show/:id' })
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Designer' }))
  const name = dialog.getByRole('textbox', { name: /Nome/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Ilustrador')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ilustrador' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(at()).toBe('/tipo-looper/show/7')
  expect(sent).toEqual([{ version: 2, nome: 'Ilustrador' }])
})
