import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Attachment } from '#contract/things/attachment.ts'
import type { ChecklistItem } from '#contract/things/checklist.ts'
import type { CommentRow } from '#contract/things/comment.ts'
import type { Label } from '#contract/things/label.ts'
import type { RelationRow } from '#contract/things/relation.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'
import { MainThings } from '#web/things/MainThings.tsx'
import { SideThings } from '#web/things/SideThings.tsx'

const me = person(1)
const of = { thing: 'sector', id: 7 }
const iris = { id: 9, nome: 'Íris Prado' }

const comment = (id: number, text: string): CommentRow => ({
  id,
  author: iris,
  at: '2026-11-20T12:00:00.000Z',
  edited_at: null,
  deleted_at: null,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  people: [],
  version: 4,
  editable: false,
  removable: true,
})

test('older comments come above, and one is deleted as it was read, once its question is answered', async () => {
  const server = fakeServer()
  const page = (data: CommentRow[], more: boolean) => json({ data, more, total: 3, writable: false })
  server.answer('GET', '/api/comments/:thing/:id', (request) =>
    new URL(request.url).searchParams.get('before') === '5'
      ? page([comment(3, 'primeiro')], false)
      : page([comment(5, 'segundo'), comment(6, 'terceiro')], true),
  )
  server.answer('DELETE', '/api/comments/:thing/:id/:comment', { data: comment(6, 'terceiro') })
  render(<MainThings of={of} traits={['comments']} />, { me })
  await screen.findByText('terceiro')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar anteriores' }))
  await screen.findByText('primeiro')
  const texts = screen.getAllByRole('article').map((it) => it.querySelector('p')?.textContent)
  expect(texts).toEqual(['primeiro', 'segundo', 'terceiro'])
  const last = within(screen.getAllByRole('article')[2] ?? document.body)
  await userEvent.click(last.getByRole('button', { name: 'Ações do comentário de Íris Prado' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir este comentário?' }))
  expect(server.asked.filter((it) => it.method === 'DELETE')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'DELETE')).toBe(true))
  expect(await server.bodies('/api/comments/sector/7/6')).toEqual([{ version: 4 }])
})

const item = (id: number, text: string, more: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id,
  text,
  done_at: null,
  done_by: null,
  version: 1,
  ...more,
})

test('an item is added by Enter and ticked off, with who did it', async () => {
  const server = fakeServer()
  let data: ChecklistItem[] = []
  const answer = () => json({ data, writable: true, editable: true })
  server.answer('GET', '/api/checklist/:thing/:id', answer)
  server.answer('POST', '/api/checklist/:thing/:id', () => {
    data = [item(1, 'Câmera')]
    return answer()
  })
  server.answer('PUT', '/api/checklist/:thing/:id/:item/done', () => {
    data = [item(1, 'Câmera', { done_at: '2026-11-20T12:00:00.000Z', done_by: iris })]
    return answer()
  })
  render(<MainThings of={of} traits={['checklist']} />, { me })
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Novo item' })
  await userEvent.type(box, 'Câmera{Enter}')
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Câmera' })
  expect(box.value).toBe('')
  expect(screen.getByText('0 de 1')).toBeTruthy()
  await userEvent.click(tick)
  expect(await screen.findByText('1 de 1')).toBeTruthy()
  expect(screen.getByText(/^Íris Prado, /)).toBeTruthy()
  expect(tick.checked).toBe(true)
  expect(await server.bodies('/api/checklist/sector/7/1/done')).toEqual([{ done: true }])
})

test('an item whose move is refused goes back to its place', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/checklist/:thing/:id', {
    data: [item(1, 'um'), item(2, 'dois')],
    writable: true,
    editable: true,
  })
  server.answer('PUT', '/api/checklist/:thing/:id/:item/place', () => refusal(403, { detail: 'Acesso negado!' }))
  render(<MainThings of={of} traits={['checklist']} />, { me })
  const second = await screen.findByRole('checkbox', { name: 'dois' })
  second.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByText('Acesso negado!')).toBeTruthy()
  const shown = () => screen.getAllByRole('checkbox').map((it) => it.closest('li')?.textContent)
  await waitFor(() => expect(shown()).toEqual(['um', 'dois']))
})

test('a label that is not there yet is made in the colour that is clicked; one that is there is put on', async () => {
  const server = fakeServer()
  const urgent: Label = { id: 1, nome: 'Urgente', color: '#dc2626', version: 1 }
  const today: Label = { id: 2, nome: 'Ação', color: '#16a34a', version: 1 }
  server.answer('GET', '/api/labels/:thing/:id', { data: [], all: [urgent], writable: true })
  server.answer('PUT', '/api/labels/:thing/:id/assigned/:label', { data: [urgent], all: [urgent], writable: true })
  server.answer('POST', '/api/labels/:thing/:id', { data: [urgent, today], all: [urgent, today], writable: true })
  render(<SideThings of={of} traits={['labels']} />, { me })
  await userEvent.click(await screen.findByRole('button', { name: 'Editar etiquetas' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Urgente' }))
  expect(await screen.findByRole('button', { name: 'Tirar Urgente' })).toBeTruthy()
  const find = screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar ou criar' })
  // Accents and case make no other label.
  await userEvent.type(find, 'URGÊNTE')
  expect(screen.queryByRole('group')).toBeNull()
  await userEvent.clear(find)
  await userEvent.type(find, ' Ação ')
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Criar “Ação”' })).getByRole('button', { name: 'Verde' }),
  )
  expect(await screen.findByRole('button', { name: 'Tirar Ação' })).toBeTruthy()
  expect(find.value).toBe('')
  expect(await server.bodies('/api/labels/sector/7/assigned/1')).toEqual([{}])
  const [made] = await Promise.all(server.asked.filter((it) => it.method === 'POST').map((it) => it.clone().json()))
  expect(made).toEqual({ nome: 'Ação', color: expect.stringMatching(/^#[\da-f]{6}$/) })
})

test('one watches and stops watching, and sees who else does', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/watchers/:thing/:id', { watching: false, data: [iris] })
  server.answer('PUT', '/api/watchers/:thing/:id/me', { watching: true, data: [iris, { id: 41, nome: 'Ana Souza' }] })
  server.answer('DELETE', '/api/watchers/:thing/:id/me', { watching: false, data: [] })
  render(<SideThings of={of} traits={['watchers']} />, { me })
  expect(await screen.findByText('Íris Prado')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Acompanhar' }))
  expect(await screen.findByText('Íris Prado, Ana Souza')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Deixar de acompanhar' }))
  expect(await screen.findByText('Ninguém acompanha ainda.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Acompanhar' })).toBeTruthy()
})

const relation = (id: number, more: Partial<RelationRow> = {}): RelationRow => ({
  id,
  kind: 'blocks',
  thing: 'area',
  record: { id: 12, nome: 'Vídeo', gone: false },
  link: '/area/show/12',
  ...more,
})

test('records are related to others of the chosen noun, told by kind, and taken back; a deleted one is no link', async () => {
  const server = fakeServer()
  const things = ['sector', 'area']
  const gone = relation(1, { kind: 'relates', record: { id: 8, nome: 'Campo', gone: true }, link: '/setor/show/8' })
  server.answer('GET', '/api/relations/:thing/:id', { data: [gone], things, writable: true })
  server.answer('POST', '/api/relations/:thing/:id', { data: [gone, relation(2)], things, writable: true })
  server.answer('DELETE', '/api/relations/:thing/:id/:relation', { data: [relation(2)], things, writable: true })
  server.answer('GET', '/api/relations/:thing/:id/find/area', {
    data: [{ id: 12, nome: 'Vídeo', hint: null, gone: false }],
    more: false,
  })
  server.answer('GET', '/api/relations/:thing/:id/find/sector', { data: [], more: false })
  render(<SideThings of={of} traits={['relations']} />, { me })
  expect((await screen.findByText('Campo')).closest('a')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Relacionar…' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Relação/ })))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Relação/ }), 'Bloqueia')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Com/ }), 'Área de atuação')
  await userEvent.click(screen.getByLabelText(/^Registro/, { selector: 'input' }))
  await userEvent.click((await screen.findByText('Vídeo')).closest('[role=option]') ?? document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Relacionar' }))
  expect((await screen.findByRole('link', { name: 'Vídeo' })).getAttribute('href')).toContain('/area/show/12')
  expect(screen.getByRole('heading', { name: 'Bloqueia' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Relacionar…' })))
  const posted = server.asked.filter((it) => it.method === 'POST').map((it) => it.clone().json())
  expect(await Promise.all(posted)).toEqual([{ kind: 'blocks', to_thing: 'area', to_id: 12 }])
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer: Relacionado a Campo' }))
  await waitFor(() => expect(screen.queryByText('Campo')).toBeNull())
  expect(server.asked.at(-1)?.url).toMatch(/\/api\/relations\/sector\/7\/1$/)
})

const attached = (id: number, nome: string, more: Partial<Attachment> = {}): Attachment => ({
  id,
  nome,
  type: 'application/pdf',
  size: 1500,
  at: '2026-11-20T12:00:00.000Z',
  by: iris,
  removable: true,
  ...more,
})

test('a file is saved from an address that is asked for then, and deleted once its question is answered', async () => {
  const server = fakeServer()
  const other = attached(2, 'foto.png', { removable: false })
  server.answer('GET', '/api/attachments/:thing/:id', { data: [attached(1, 'planta.pdf'), other], writable: false })
  server.answer('GET', '/api/files/1/link', { data: { url: '/api/blobs/abc', expires_at: '2026-11-20T12:01:00.000Z' } })
  server.answer('GET', '/api/files/2/link', () => refusal(404, { detail: 'Arquivo não encontrado.' }))
  server.answer('DELETE', '/api/attachments/:thing/:id/:file', { data: [other], writable: false })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href') ?? ''} ${this.download}`)
  })
  render(<SideThings of={of} traits={['attachments']} />, { me })
  const row = (await screen.findByRole('button', { name: 'planta.pdf' })).closest('li')
  expect(row?.textContent).toContain('1,5 kB · Íris Prado')
  await userEvent.click(screen.getByRole('button', { name: 'planta.pdf' }))
  await waitFor(() => expect(saved).toEqual(['/api/blobs/abc planta.pdf']))
  await userEvent.click(screen.getByRole('button', { name: 'foto.png' }))
  expect(await screen.findByText('Arquivo não encontrado.')).toBeTruthy()
  expect(saved).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Excluir foto.png' })).toBeNull()
  // Attaching needs the permission to edit the record.
  expect(screen.queryByRole('form')).toBeNull()
  const answer = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Excluir planta.pdf' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Excluir planta.pdf?' }))
    await userEvent.click(question.getByRole('button', { name }))
  }
  await answer('Cancelar')
  await answer('Excluir')
  await waitFor(() => expect(screen.queryByText('planta.pdf')).toBeNull())
  expect(server.asked.filter((it) => it.method === 'DELETE')).toHaveLength(1)
})
