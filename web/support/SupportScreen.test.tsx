import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SupportDetail, SupportRow } from '#contract/support/support.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { setLocale } from '#web/kit/words.ts'
import { SupportScreen } from '#web/support/SupportScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
const looper = person(4)
const admin = person(1)

const row = (over: Partial<SupportRow> = {}): SupportRow => ({
  id: 7,
  subject: 'Loop preso',
  category: 'problem',
  status: 'open',
  author: { id: looper.id, nome: 'Ana Souza' },
  created_at: '2026-03-10T15:00:00Z',
  last_at: '2026-03-10T15:00:00Z',
  replies: 0,
  version: 1,
  may: [],
  ...over,
})
const detail = (over: Partial<SupportDetail> = {}): SupportDetail => ({
  ...row(),
  message: 'Não para.\nJá tentei tudo.',
  email: 'ana@nucleo.test',
  mails: false,
  thread: [],
  ...over,
})

const listed = (rows: readonly SupportRow[], mails = false) => {
  const counts = { open: 0, answered: 0, closed: 0 }
  for (const it of rows) counts[it.status] += 1
  server.answer('GET', '/api/support', { data: rows, total: rows.length, page: 1, per_page: 10, counts, mails })
}
const shown = (it: SupportDetail) => server.answer('GET', '/api/support/:id', { data: it })

beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
  server.answer('GET', '/api/views', { data: [], default_id: null })
  listed([])
})

const open = (me = looper, path = '/suporte') => ({
  user: userEvent.setup(),
  ...render(<SupportScreen />, { me, path }),
})
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('an answer by e-mail', () => {
  test('is promised where the server sends any, to whoever writes and whoever answers', async () => {
    listed([row()], true)
    open()
    expect(await screen.findByText(/chega por e-mail/)).toBeTruthy()
    expect(field(/E-mail para a resposta/)).toBeTruthy()
  })

  test('is promised to nobody where it sends none', async () => {
    listed([row()])
    shown(detail())
    const { unmount } = open()
    await screen.findByText('Loop preso')
    expect(screen.queryByText(/por e-mail/)).toBeNull()
    expect(field(/E-mail para contato/)).toBeTruthy()
    unmount()
    open(admin, '/suporte?m=7')
    expect(await screen.findByText('A pessoa recebe a resposta aqui.')).toBeTruthy()
    expect(screen.queryByText(/por e-mail/)).toBeNull()
  })
})

describe('writing to support', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field(/Assunto/), 'Loop preso')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Loops e horas')
    await user.type(field(/Mensagem/), 'Não para.')
  }

  test('knows my address, sends, and opens what was filed', async () => {
    const { user, at } = open()
    expect(field(/E-mail/).value).toBe('ana@nucleo.test')
    await fill(user)
    server.answer('POST', '/api/support', { data: detail() })
    shown(detail())
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
    expect(await screen.findByRole('heading', { name: 'Loop preso', level: 1 })).toBeTruthy()
    expect(at()).toBe('/suporte?m=7')
    const [post] = server.asked.filter((it) => it.method === 'POST')
    expect(await post?.clone().json()).toEqual({
      subject: 'Loop preso',
      category: 'time',
      message: 'Não para.',
      email: 'ana@nucleo.test',
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('says what is missing beside each field and goes to the first, without asking the server', async () => {
    const { user } = open()
    await user.clear(field(/E-mail/))
    await user.type(field(/E-mail/), 'ana@')
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
    expect(document.activeElement).toBe(field(/Assunto/))
    expect(screen.getAllByText('Preencha este campo.')).toHaveLength(2)
    expect(screen.getByText('Informe um e-mail válido.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Todos os campos devem ser preenchidos!')
    expect(server.asked.filter((it) => it.method === 'POST')).toEqual([])
  })

  test('a text over the limit is told, not cut', async () => {
    const { user } = open()
    await user.type(field(/Assunto/), 'Longo')
    await user.click(field(/Mensagem/))
    await user.paste('x'.repeat(2001))
    expect(screen.getByText('2.001 de 2.000 caracteres')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
    expect(screen.getByText('No máximo 2000 caracteres.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Por favor, verifique os campos!')
    expect(field(/Mensagem/).value).toHaveLength(2001)
  })

  test('a refusal keeps the text, and the next try carries the same id', async () => {
    const { user } = open()
    await fill(user)
    server.answer('POST', '/api/support', () => refusal(429, { detail: 'Tente de novo em 12 min.' }))
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Tente de novo em 12 min.')
    expect(field(/Mensagem/).value).toBe('Não para.')
    server.answer('POST', '/api/support', { data: detail() })
    shown(detail())
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
    await screen.findByRole('heading', { name: 'Loop preso', level: 1 })
    const sent = server.asked.filter((it) => it.method === 'POST')
    const [first, second] = await Promise.all(sent.map((it) => it.clone().json()))
    expect(second).toEqual(first)
  })

  test('the draft survives a reload, and may be dropped', async () => {
    const first = open()
    await fill(first.user)
    first.unmount()
    const { user } = open()
    expect(field(/Mensagem/).value).toBe('Não para.')
    expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveProperty('value', 'time')
    await user.click(screen.getByRole('button', { name: 'Começar do zero' }))
    expect(field(/Assunto/).value).toBe('')
  })

  test('leaving with something written asks first', async () => {
    const { user, go, at } = open()
    await user.type(field(/Assunto/), 'Meio')
    void go('/ajuda')
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
    await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }))
    expect(at()).toBe('/suporte')
    expect(field(/Assunto/).value).toBe('Meio')
  })
})

describe('reading', () => {
  test('my messages with their status; nothing of others is asked for', async () => {
    listed([row({ status: 'answered' })])
    open()
    const link = await screen.findByRole('link', { name: 'Loop preso' })
    expect(link.getAttribute('href')).toBe('/suporte?m=7')
    expect(screen.getByText('Respondida')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'De todos' })).toBeNull()
    const asked = new URL(server.asked.find((it) => it.url.includes('/api/support'))?.url ?? 'http://x')
    expect(asked.searchParams.get('scope')).toBe('own')
  })

  test('an administrator sees everybody’s first, with who wrote, and narrows them', async () => {
    listed([row(), row({ id: 8, subject: 'Pagamento', category: 'payment', status: 'closed' })])
    const { user, at } = open(admin)
    await screen.findByRole('link', { name: 'Pagamento' })
    expect(screen.getAllByText('Ana Souza')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /Encerradas/ }))
    await waitFor(() => expect(at()).toBe('/suporte?status=closed'))
    const last = new URL(server.asked.at(-1)?.url ?? 'http://x')
    expect(Object.fromEntries(last.searchParams)).toMatchObject({ scope: 'all', status: 'closed', page: '1' })
    await user.click(screen.getByRole('button', { name: 'Minhas' }))
    expect(await screen.findByRole('heading', { name: 'Nova mensagem' })).toBeTruthy()
  })

  test('another’s message is not found', async () => {
    server.answer('GET', '/api/support/:id', () => refusal(404))
    open(looper, '/suporte?m=9')
    expect(await screen.findByText('Mensagem não encontrada')).toBeTruthy()
  })

  test('what others write arrives by itself', async () => {
    shown(detail())
    open(looper, '/suporte?m=7')
    await screen.findByText(/Não para/)
    const answer = { id: 1, message: 'Atualize.', at: '2026-03-10T16:00:00Z', author: admin, staff: true }
    shown(detail({ status: 'answered', thread: [{ ...answer, author: { id: admin.id, nome: 'Marina' } }] }))
    emitLive({ topic: `user:${looper.id}`, event: 'support.changed' })
    expect(await screen.findByText('Atualize.')).toBeTruthy()
    expect(screen.getByText('Marina')).toBeTruthy()
  })
})

describe('answering', () => {
  test('an administrator answers; an empty answer is not sent', async () => {
    shown(detail())
    const { user } = open(admin, '/suporte?m=7')
    await user.click(await screen.findByRole('button', { name: 'Enviar resposta' }))
    expect(screen.getByText('Preencha este campo.')).toBeTruthy()
    server.answer('POST', '/api/support/:id/replies', { data: detail({ status: 'answered' }) })
    await user.type(field(/Responder/), 'Atualize a página.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Resposta enviada.')).toBeTruthy()
    expect(field(/Responder/).value).toBe('')
    expect(await server.bodies('/api/support/:id/replies')).toEqual([
      { message: 'Atualize a página.', client_id: expect.any(String) },
    ])
  })

  test('the history tells by whom and when it was answered, closed and labelled', async () => {
    shown(detail())
    const at = '2026-03-10T16:00:00Z'
    server.answer('GET', '/api/history/support/:id', {
      data: [
        { id: 3, at, actor: 'Marina', event: 'support.close', about: null, changes: [] },
        { id: 2, at, actor: null, event: 'label.added', about: 'Urgente', changes: [] },
      ],
      more: false,
    })
    open(admin, '/suporte?m=7')
    const history = within(await screen.findByRole('region', { name: 'Histórico' }))
    expect(await history.findByText('Conversa encerrada')).toBeTruthy()
    expect(history.getByText(/: Urgente$/)).toBeTruthy()
    expect(history.getByText(/^Marina ·/)).toBeTruthy()
  })

  test('closing can be taken back from its toast', async () => {
    shown(detail({ may: ['toParticle', 'close'] }))
    const { user } = open(admin, '/suporte?m=7')
    server.answer('POST', '/api/support/:id/close', () => {
      const closed = detail({ status: 'closed', version: 2, may: ['reopen'] })
      shown(closed)
      return json({ data: closed })
    })
    await user.click(await screen.findByRole('button', { name: 'Encerrar' }))
    expect(await screen.findByText('Esta conversa foi encerrada.')).toBeTruthy()
    server.answer('POST', '/api/support/:id/reopen', () => {
      const open = detail({ version: 3, may: ['close'] })
      shown(open)
      return json({ data: open })
    })
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('button', { name: 'Encerrar' })).toBeTruthy()
    expect(await server.bodies('/api/support/:id/reopen')).toEqual([{ version: 2 }])
  })

  test('whoever answers puts what it asks for into a backlog, as they word it', async () => {
    shown(detail({ may: ['toParticle', 'close'] }))
    server.answer('GET', '/api/particles/ventures', {
      data: [{ id: 8, nome: 'Grão Dourado', hint: null, gone: false }],
      more: false,
    })
    server.answer('POST', '/api/support/:id/particle', () => json({ data: detail({ version: 2 }), particle_id: 5 }))
    const { user } = open(admin, '/suporte?m=7')
    await user.click(await screen.findByRole('button', { name: 'Virar partícula' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Virar partícula' }))
    expect(dialog.getByRole('textbox', { name: /^Descrição/ })).toHaveProperty('value', 'Não para.\nJá tentei tudo.')
    await user.type(dialog.getByLabelText(/^Venture/, { selector: 'input' }), 'gr')
    await user.click((await screen.findByText('Grão Dourado')).closest('[role=option]') ?? document.body)
    await user.clear(dialog.getByRole('textbox', { name: /^Título/ }))
    await user.type(dialog.getByRole('textbox', { name: /^Título/ }), 'Parar sem rede')
    await user.click(dialog.getByRole('button', { name: 'Virar partícula' }))
    expect(await screen.findByText('No backlog da venture.')).toBeTruthy()
    const posted = server.asked.find((it) => it.method === 'POST')
    expect(await posted?.clone().json()).toEqual({
      version: 1,
      venture_id: 8,
      nome: 'Parar sem rede',
      descricao: 'Não para.\nJá tentei tudo.',
    })
  })

  test('its author may add to it, and not close it', async () => {
    shown(detail())
    open(looper, '/suporte?m=7')
    expect(await screen.findByRole('textbox', { name: /Acrescentar à conversa/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Encerrar' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Virar partícula' })).toBeNull()
  })

  test('a closed one takes no more', async () => {
    shown(detail({ status: 'closed' }))
    open(looper, '/suporte?m=7')
    expect(await screen.findByText('Esta conversa foi encerrada.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Escrever nova mensagem' })).toBeTruthy()
  })
})
