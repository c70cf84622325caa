import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit/audit.ts'
import { AuditScreen } from '#web/audit/AuditScreen.tsx'
import { setLocale } from '#web/kit/words.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer

const row = (over: Partial<AuditRow> = {}): AuditRow => ({
  id: 7,
  at: '2026-03-10T15:00:00Z',
  actor: { id: 41, nome: 'Ana Souza' },
  event: 'permission.changed',
  thing: 'permission',
  thing_id: 'lead.open',
  thing_name: null,
  thing_gone: false,
  detail: { role: 4, before: false, after: true, reason: 'edit' },
  request_id: 'r-1',
  ip: '203.0.113.9',
  ...over,
})
const listed = (rows: readonly AuditRow[]) =>
  server.answer('GET', '/api/audit', { data: rows, total: rows.length, page: 1, per_page: 10 })

beforeEach(() => {
  setLocale('pt')
  server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/audit/people', { data: [{ id: 41, nome: 'Ana Souza' }] })
})

const PATH = '/district/fortress/audit'
const open = (path = PATH) => ({
  user: userEvent.setup(),
  ...render(<AuditScreen />, { me: person(1), path, route: PATH }),
})
const lastQuery = () => {
  const urls = server.asked.map((it) => new URL(it.url)).filter((it) => it.pathname === '/api/audit')
  return Object.fromEntries(urls.at(-1)?.searchParams ?? [])
}

describe('the audit', () => {
  test('says what happened in words; what nobody has named shows as it was kept', async () => {
    listed([
      row(),
      row({ id: 6, event: 'auth.failed', actor: null, thing: 'user', thing_id: '44', thing_name: 'Bia', detail: {} }),
      row({ id: 5, event: 'order.flew', actor: null, thing: 'comet', thing_id: '3', detail: { tipo: 2 } }),
    ])
    open()
    const lines = (await screen.findAllByRole('row')).slice(1).map((it) => within(it).getAllByRole('cell'))
    const text = (line: number) => lines[line]?.map((it) => it.textContent)
    expect(text(0)).toEqual([
      expect.stringContaining('Permissão mudada'),
      '10/03/2026 12:00',
      'Ana Souza',
      'Permissão Oportunidades (CRM) · Abrir',
      'Não → Sim · Papel: Looper · Motivo: Edição',
      '203.0.113.9',
    ])
    expect(text(1)?.slice(0, 4)).toEqual([
      expect.stringContaining('Senha errada'),
      '10/03/2026 12:00',
      'Ninguém conectado',
      'Pessoa Bia',
    ])
    expect(text(2)?.slice(0, 1)).toEqual([expect.stringContaining('order.flew')])
    expect(text(2)?.slice(2, 4)).toEqual(['Nucleo', 'comet 3'])
  })

  test('says what was kept in words: no code, no page’s id, no zone', async () => {
    const day = { from: '2026-03-01', to: '2026-03-31', zone: 'America/Sao_Paulo', only_user: null }
    const loop = { thing: 'loop', thing_id: '6107' }
    listed([
      row({ id: 9, event: 'loop.discarded', ...loop, detail: { atomo_id: 91, atomo: 'Tela', status: 1 } }),
      row({
        id: 8,
        event: 'loop.startedOffline',
        ...loop,
        detail: { offline_at: '2026-03-10T15:00:00Z', client_id: 'f887' },
      }),
      row({
        id: 7,
        event: 'loop.exported',
        thing: 'loop',
        thing_id: null,
        detail: { ...day, user_id: 41, status: [3, 4], format: 'csv', count: 12, values: true },
      }),
      row({ id: 6, event: 'audit.exported', thing: 'audit', detail: { event: 'auth', thing: 'user', format: 'pdf' } }),
      row({ id: 5, event: 'viewAs.started', detail: { role: 4, until: '2026-03-10T15:00:00Z' } }),
      row({ id: 4, event: 'viewAs.ended', detail: { by: 'viewer' } }),
    ])
    open()
    const lines = (await screen.findAllByRole('row')).slice(1).map((it) => within(it).getAllByRole('cell'))
    const detail = (line: number) => lines[line]?.[4]?.textContent
    expect(lines[2]?.[0]?.textContent).toContain('Loops exportados')
    expect(detail(0)).toBe('Átomo: Tela · Situação: Iniciado')
    expect(detail(1)).toBe('Aconteceu, sem conexão: 10/03/2026 12:00')
    await waitFor(() =>
      expect(within(screen.getAllByRole('row')[3]!).getAllByRole('cell')[4]?.textContent).toBe(
        'De: 01/03/2026 · Até: 31/03/2026 · Pessoa: Ana Souza · Situação: Finalizado, Inativo · Formato: csv · Linhas: 12 · Com valores: Sim',
      ),
    )
    expect(detail(3)).toBe('Ato: Sessão · Objeto: Pessoa · Formato: pdf')
    expect([detail(4), detail(5)]).toEqual(['Papel: Looper · Até: 10/03/2026 12:00', 'Encerrado por: Quem via'])
  })

  test('is asked for as its address says; a period that nobody knows narrows nothing', async () => {
    listed([])
    open(`${PATH}?event=auth&actor_id=41&thing=user&thing_id=44&period=decade&q=ana&page=2`)
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        event: 'auth',
        actor_id: '41',
        thing: 'user',
        thing_id: '44',
        q: 'ana',
        sort: '-at',
        page: '2',
        per_page: '10',
      }),
    )
  })

  test('is narrowed by an act, all of a noun too, and by a record', async () => {
    listed([row()])
    const { user, at } = open()
    await user.click(await screen.findByRole('button', { name: 'Filtrar' }))
    await user.click(await screen.findByRole('button', { name: /^Ato/ }))
    await user.click(await screen.findByRole('option', { name: 'Sessão: tudo' }))
    await waitFor(() => expect(at()).toContain('event=auth'))
    await user.click(screen.getByRole('button', { name: 'Filtrar' }))
    await user.click(await screen.findByRole('button', { name: /^Registro/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Registro' }), ' 44 {Enter}')
    await waitFor(() => expect(lastQuery()).toMatchObject({ event: 'auth', thing_id: '44' }))
    expect(screen.queryByRole('textbox', { name: 'Registro' })).toBeNull()
  })
})

describe('one record', () => {
  test('opens beside the list under its own link, with what was and what is, and closes again', async () => {
    listed([row()])
    server.answer('GET', '/api/audit/events/:id', { data: row() })
    const { user, at } = open(`${PATH}?event=permission.changed`)
    await user.click(await screen.findByRole('link', { name: 'Permissão mudada' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Registro de auditoria' }))
    expect(at()).toContain('registro=7')
    const change = within(await panel.findByRole('region', { name: 'O que mudou' }))
    expect(change.getAllByRole('cell').map((it) => it.textContent)).toEqual(['Não', 'Sim'])
    expect(panel.getByRole('link', { name: /Oportunidades/ }).getAttribute('href')).toBe('/permissions/show/lead.open')
    expect(panel.getByRole('link', { name: 'Tudo sobre este objeto' }).getAttribute('href')).toBe(
      `${PATH}?thing=permission&thing_id=lead.open`,
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(at()).toBe(`${PATH}?event=permission.changed`)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Permissão mudada' }))
  })

  test.each([false, true])('of a loop that is gone (%s) links to no page', async (thing_gone) => {
    const it = row({ event: 'loop.discarded', thing: 'loop', thing_id: '6107', thing_gone, detail: {} })
    listed([it])
    server.answer('GET', '/api/audit/events/:id', { data: it })
    open(`${PATH}?registro=7`)
    const panel = within(await screen.findByRole('dialog', { name: 'Registro de auditoria' }))
    expect(await panel.findByText('Loop 6107')).toBeTruthy()
    expect(panel.queryAllByRole('link', { name: 'Loop 6107' })).toHaveLength(thing_gone ? 0 : 1)
  })

  test.each(['99', 'x'])('that does not exist says so (%s)', async (id) => {
    listed([])
    server.answer('GET', '/api/audit/events/:id', () => refusal(404))
    open(`${PATH}?registro=${id}`)
    expect(await screen.findByText('Registro não encontrado')).toBeTruthy()
  })
})
