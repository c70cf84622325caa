import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { RichDoc } from '#contract/kit/rich.ts'
import type { ChecklistItem } from '#contract/things/checklist.ts'
import type { CommentRow } from '#contract/things/comment.ts'
import type { Label } from '#contract/things/label.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'
import { MainThings } from '#web/things/MainThings.tsx'
import { SideThings } from '#web/things/SideThings.tsx'

const me = person(1)
const of = { thing: 'sector', id: 7 }

const body: RichDoc = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Veja ' },
        { type: 'mention', attrs: { id: 3 } },
        { type: 'text', text: ' aqui', marks: [{ type: 'link', attrs: { href: 'https://nucleo.example' } }] },
        { type: 'text', text: ' ou ali', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        { type: 'text', text: '<img src=x onerror=alert(1)>', marks: [{ type: 'bold' }] },
      ],
    },
  ],
}
const comment = (more: Partial<CommentRow> = {}): CommentRow => ({
  id: 1,
  author: { id: 9, nome: 'Íris Prado' },
  at: '2026-11-20T12:00:00.000Z',
  edited_at: null,
  deleted_at: null,
  body,
  people: [{ id: 3, nome: 'Ana Souza' }],
  version: 1,
  editable: false,
  removable: true,
  ...more,
})

test('a comment is shown as text, whatever stands in it, and another’s comes by itself', async () => {
  const server = fakeServer()
  const page = (data: CommentRow[]) => ({ data, more: false, total: data.length, writable: false })
  server.answer('GET', '/api/comments/:thing/:id', page([comment()]))
  render(<MainThings of={of} traits={['comments']} />, { me })
  const article = within(await screen.findByRole('article', { name: 'Comentário de Íris Prado' }))
  expect(article.getByText('@Ana Souza')).toBeTruthy()
  expect(article.getByRole('link', { name: 'aqui' }).getAttribute('href')).toBe('https://nucleo.example')
  expect(article.queryByRole('link', { name: 'ou ali' })).toBeNull()
  expect(article.getByText('<img src=x onerror=alert(1)>').tagName).toBe('STRONG')
  expect(article.queryByRole('img')).toBeNull()
  server.answer('GET', '/api/comments/:thing/:id', page([comment(), comment({ id: 2, body: null, deleted_at: 'x' })]))
  act(() =>
    emitLive({ topic: 'role:1', event: 'thing.changed', data: { things: ['area', 'area.comments', 'sector'] } }),
  )
  expect(screen.queryByText('Comentário excluído')).toBeNull()
  act(() => emitLive({ topic: 'role:1', event: 'thing.changed', data: { things: ['sector.comments'] } }))
  expect(await screen.findByText('Comentário excluído')).toBeTruthy()
})

test('a comment that is reread while its deletion is asked about is deleted as it is then', async () => {
  const server = fakeServer()
  const page = (version: number) => ({ data: [comment({ version })], more: false, total: 1, writable: false })
  server.answer('GET', '/api/comments/:thing/:id', page(1))
  server.answer('DELETE', '/api/comments/:thing/:id/:comment', { deleted: true })
  render(<MainThings of={of} traits={['comments']} />, { me })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ações do comentário/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }))
  const question = within(await screen.findByRole('alertdialog'))
  server.answer('GET', '/api/comments/:thing/:id', page(2))
  act(() => emitLive({ topic: 'role:1', event: 'thing.changed', data: { things: ['sector.comments'] } }))
  const lists = () => server.asked.filter((it) => it.method === 'GET' && it.url.includes('/api/comments/sector/7'))
  await waitFor(() => expect(lists()).toHaveLength(2))
  await act(async () => {})
  await user.click(question.getByRole('button', { name: 'Excluir' }))
  await waitFor(async () => expect(await server.bodies('/api/comments/:thing/:id/:comment')).toEqual([{ version: 2 }]))
})

const item = (id: number, text: string): ChecklistItem => ({ id, text, done_at: null, done_by: null, version: 1 })

test('an item moves by Alt and an arrow with the focus, and the server is told its place', async () => {
  const server = fakeServer()
  const list = { data: [item(1, 'um'), item(2, 'dois')], writable: true, editable: true }
  server.answer('GET', '/api/checklist/:thing/:id', list)
  server.answer('PUT', '/api/checklist/:thing/:id/:item/place', { ...list, data: list.data.toReversed() })
  render(<MainThings of={of} traits={['checklist']} />, { me })
  const second = await screen.findByRole('checkbox', { name: 'dois' })
  second.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox').map((it) => it.closest('li')?.textContent)).toEqual(['dois', 'um']),
  )
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'dois' }))
  expect(screen.getByText('“dois” está na posição 1 de 2.')).toBeTruthy()
  expect(await server.bodies('/api/checklist/sector/7/2/place')).toEqual([{ to: 0 }])
})

test('who may not edit finds nothing to change', async () => {
  const server = fakeServer()
  const label: Label = { id: 1, nome: 'Urgente', color: '#dc2626', version: 1 }
  server.answer('GET', '/api/checklist/:thing/:id', { data: [item(1, 'um')], writable: false, editable: false })
  server.answer('GET', '/api/labels/:thing/:id', { data: [label], all: [label], writable: false })
  server.answer('GET', '/api/relations/:thing/:id', { data: [], things: ['sector'], writable: false })
  render(
    <>
      <MainThings of={of} traits={['checklist']} />
      <SideThings of={of} traits={['labels', 'relations']} />
    </>,
    { me },
  )
  expect(await screen.findByText('Urgente')).toBeTruthy()
  expect(await screen.findByText('Sem relações.')).toBeTruthy()
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'um' })).disabled).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refusal is told, and what is shown stays', async () => {
  const server = fakeServer()
  const label: Label = { id: 1, nome: 'Urgente', color: '#dc2626', version: 1 }
  server.answer('GET', '/api/labels/:thing/:id', { data: [label], all: [label], writable: true })
  server.answer('DELETE', '/api/labels/:thing/:id/assigned/:label', () =>
    json({ title: 'no', detail: 'Acesso negado!', status: 403 }, { status: 403 }),
  )
  render(<SideThings of={of} traits={['labels']} />, { me })
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar Urgente' }))
  expect(await screen.findByText('Acesso negado!')).toBeTruthy()
  expect(screen.getByText('Urgente')).toBeTruthy()
})

test('a line that goes leaves the focus beside it, not at the top of the page', async () => {
  const server = fakeServer()
  const labels = ['Urgente', 'Hoje'].map((nome, id): Label => ({ id: id + 1, nome, color: '#dc2626', version: 1 }))
  server.answer('GET', '/api/labels/:thing/:id', { data: labels, all: labels, writable: true })
  const rest = { data: labels.slice(1), all: labels, writable: true }
  server.answer('DELETE', '/api/labels/:thing/:id/assigned/:label', rest)
  render(<SideThings of={of} traits={['labels']} />, { me })
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar Urgente' }))
  await waitFor(() => expect(screen.queryByText('Urgente')).toBeNull())
  const list = screen.getByText('Hoje').closest('ul')
  await waitFor(() => expect(document.activeElement === list).toBe(true))
})
