import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { tabStorage } from '#web/kit/storage.ts'
import { modal } from '#web/loop/dialog/modal.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { LoopShowScreen } from '#web/loop/page/LoopShowScreen.tsx'
import { forgetLoops, HOUR, loopRow, loopServer, pontoSince } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const part = (id: number, nome: string) => ({ id, nome, deleted_at: null })
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const detail = (over: Partial<LoopDetail> = {}): LoopDetail => ({
  ...loopRow(7, { atomo: part(3, 'Desenhar a vitrine') }),
  ajustes: 'Fui almoçar',
  data_fim: '2026-11-19T18:00:00.000Z',
  stop_note: null,
  inicio_marca: '2026-11-19T16:00:00.000Z',
  version: 1,
  closed: false,
  concluded_from: 4,
  concluded_at: '2026-11-19T19:00:00.000Z',
  decimal: 1.5,
  returned: null,
  left_out: null,
  week: null,
  adjustments: [
    {
      id: 1,
      author: 'Ana',
      data_fim: '2026-11-19T17:30:00.000Z',
      ajustes: 'Fui almoçar',
      reason: null,
      created_at: '2026-11-19T19:00:00.000Z',
    },
  ],
  history: [
    { id: 1, at: '2026-11-19T18:01:31.000Z', event: 'loop.forced', actor: null, change: null },
    { id: 2, at: '2026-11-19T19:00:00.000Z', event: 'loop.adjusted', actor: 'Ana', change: null },
    { id: 3, at: '2026-11-19T19:00:01.000Z', event: 'loop.blessed', actor: 'Ana', change: null },
  ],
  ...over,
})

const shown = async (it: LoopDetail, role: 1 | 2 | 4 | 6 | 7 = 4) => {
  const server = loopServer(null)
  server.answer('GET', '/api/loops/7', { data: it })
  render(<LoopShowScreen />, { me: person(role), path: '/ponto/show/7', route: '/ponto/show/:id' })
  await screen.findByRole('heading', { name: 'Desenhar a vitrine' })
  return server
}
test('a loop that was written by hand says so and why, and claims no clock', async () => {
  const written = { id: 9, at: '2026-11-19T19:00:00.000Z', event: 'loop.written', actor: 'Marina', change: null }
  await shown(detail({ ajustes: 'Sem computador', adjustments: [], history: [written] }))
  const marks = screen.getByRole('region', { name: 'Marcações e ajustes' })
  expect(within(marks).getByRole('heading', { name: 'Escrito à mão' })).toBeTruthy()
  expect(within(marks).getByText('Sem computador')).toBeTruthy()
  expect(within(marks).queryByText(/o relógio registrou/)).toBeNull()
})

const facts = () => screen.getByRole('complementary', { name: 'Dados' })

describe('the page of a loop', () => {
  test('names whose it is, with a link to their page for who may open people', async () => {
    const of = detail({ responsavel: { id: 99, nome: 'Outra' } })
    await shown(of, 1)
    expect(within(facts()).getByRole('link', { name: 'Outra' }).getAttribute('href')).toMatch(/\/looper\/show\/99$/)
  })

  test('names them without a link for who may not', async () => {
    await shown(detail({ responsavel: { id: 99, nome: 'Outra' } }), 2)
    expect(within(facts()).getByText('Outra')).toBeTruthy()
    expect(within(facts()).queryByRole('link', { name: 'Outra' })).toBeNull()
  })

  test('shows the original marks and the adjustment beside them', async () => {
    await shown(detail())
    const marks = screen.getByRole('region', { name: 'Marcações e ajustes' })
    expect(marks.textContent).toMatch(/Marcação original.*Nunca muda.*Início19\/11\/2026 13:00Fim19\/11\/2026 15:00/)
    expect(marks.textContent).toMatch(/Ajustes.*Novo fim 19\/11\/2026 14:30.*Fui almoçar.*Ana, 19\/11\/2026 16:00/)
  })

  test('shows what was said at the stop beside the mark, where something was', async () => {
    await shown(detail({ stop_note: 'Saí antes' }))
    const marks = screen.getByRole('region', { name: 'Marcações e ajustes' })
    expect(marks.textContent).toMatch(/Fim19\/11\/2026 15:00Justificativa ao pararSaí antes/)
  })

  test('of a role that is not told whose it is: its owner, who may correct it', async () => {
    const { responsavel: _, ...own } = detail({ concluded_at: ago(HOUR) })
    await shown(own)
    expect(facts().textContent).not.toContain('Responsável')
    expect(screen.getByRole('button', { name: 'Corrigir' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Histórico' }).textContent).toContain(person(4).c_name)
  })

  test('tells its history in words, with the system by name, and does not hide what it cannot name', async () => {
    await shown(detail())
    const history = screen.getByRole('region', { name: 'Histórico' })
    expect(
      within(history)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual([
      expect.stringMatching(/^Loop iniciadoAna Souza/),
      expect.stringMatching(/^Parado por inatividadeSistema/),
      expect.stringMatching(/^Fim corrigidoAna/),
      expect.stringMatching(/^loop\.blessedAna/),
    ])
  })

  test('shows the value only when the server sends it', async () => {
    await shown(detail())
    expect(within(facts()).queryByText('Valor-hora')).toBeNull()
  })

  test('shows it with two places when it does', async () => {
    await shown(detail({ valor_hora: 120, valor: 180 }), 1)
    expect(facts().textContent).toMatch(/Valor-horaR\$\s120,00.*ValorR\$\s180,00/)
  })

  test('leads back to the list with the filter it had', async () => {
    tabStorage.set('nucleo.loops.search', '?status=3')
    await shown(detail())
    expect(screen.getByRole('link', { name: 'Central de loops' }).getAttribute('href')).toBe(
      '/district/workstation/pontos?status=3',
    )
  })

  test('role 6 has no list to go back to', async () => {
    await shown(detail(), 6)
    expect(screen.queryByRole('link', { name: 'Central de loops' })).toBeNull()
  })
})

describe('its actions', () => {
  test('one’s own running loop opens the timer', async () => {
    await shown(detail({ status: 1, fim: null, data_fim: null, adjustments: [], history: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Ponto aberto' }))
    expect(modal.get()).toEqual({ at: 'loop' })
  })

  test.each([
    [2, 'Concluir loop'],
    [4, 'Ajustar e concluir'],
    [5, 'Ajustar e concluir'],
  ])('one’s own loop of status %i waits to be concluded, and is from here', async (status, name) => {
    await shown(detail({ status, adjustments: [], tipo: null }))
    await userEvent.click(screen.getByRole('button', { name }))
    expect(modal.get()).toMatchObject({ at: 'finish', loop: { id: 7, status, atomo: 'Desenhar a vitrine' } })
  })

  test('one’s own concluded loop is gone on with: same atom, words and type', async () => {
    onTestFinished(loopOutbox.open(44))
    const server = await shown(detail({ tipo: 5 }))
    server.answer('PATCH', '/api/startPonto', () => json({ status: 'success', message: 'ok', data: pontoSince(0) }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retomar' }))
    const again = { atomo_id: 3, descricao: 'Primeira versão', tipo: 5 }
    await waitFor(async () => expect(await server.bodies('/api/startPonto')).toMatchObject([again]))
  })

  test('there is nothing to go on with once it proves to be somebody else’s', async () => {
    onTestFinished(loopOutbox.open(44))
    const server = await shown(detail())
    await screen.findByRole('button', { name: 'Retomar' })
    server.answer('GET', '/api/loops/7', { data: detail({ responsavel: { id: 99, nome: 'Outra' } }) })
    void queryClient.invalidateQueries()
    await screen.findByText('Outra')
    expect(screen.queryByRole('button', { name: 'Retomar' })).toBeNull()
  })

  test('decimal hours say what they are by the clock', async () => {
    await shown(detail({ decimal: 8.5 }))
    expect(screen.getByText('Horas decimais').nextElementSibling?.textContent).toBe('8,5 (8h 30m)')
  })

  test('the end of one’s own loop may be corrected for a day from its conclusion, however long ago it fell', async () => {
    await shown(detail({ fim: ago(90 * HOUR), concluded_at: ago(23 * HOUR) }))
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir' }))
    const loop = { id: 7, atomo: 'Desenhar a vitrine', status: 3, data_fim: '19-11-2026 15:00:00', endOpen: true }
    expect(modal.get()).toMatchObject({ at: 'edit', loop })
  })

  test.each([2, 3] as const)(
    'somebody else’s, of status %i, is theirs to correct: the button says so, and asks with the loop in the message',
    async (status) => {
      const server = await shown(detail({ status, responsavel: { id: 99, nome: 'Outra' } }), 2)
      server.answer('POST', '/api/support', () => json({ data: {} }))
      expect(screen.queryByRole('button', { name: /Ponto aberto|oncluir|Retomar/ })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Corrigir' }))
      const dialog = await screen.findByRole('dialog', { name: 'Este loop é de outra pessoa' })
      expect(dialog.textContent).toContain('Só quem registrou o loop pode corrigi-lo: Outra.')
      await userEvent.type(within(dialog).getByRole('textbox', { name: /O que deveria constar/ }), 'Foi reunião')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar pedido' }))
      expect(await screen.findByText(/Pedido enviado/)).toBeTruthy()
      expect(await server.bodies('/api/support')).toMatchObject([{ subject: 'Correção do loop 7' }])
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  test('whoever answers such requests is told to ask the person', async () => {
    await shown(detail({ responsavel: { id: 99, nome: 'Outra' } }), 1)
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir' }))
    const dialog = await screen.findByRole('dialog', { name: 'Este loop é de outra pessoa' })
    expect(dialog.textContent).toContain('Mencione essa pessoa em um comentário')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
  })
})

test('what was corrected stands beside the marks and in the history, in words', async () => {
  const change = (id: number, field: 'atomo' | 'tipo' | 'descricao' | 'inicio', from: string, to: string) => {
    const about = { id, at: '2026-11-19T19:00:00.000Z', event: 'loop.edited', actor: 'Ana' }
    return { ...about, change: { field, from, to } }
  }
  await shown(
    detail({
      inicio: '2026-11-19T15:30:00.000Z',
      inicio_marca: '2026-11-19T16:00:00.000Z',
      adjustments: [],
      history: [
        change(1, 'atomo', 'Ligar o frete', 'Desenhar a vitrine'),
        change(2, 'tipo', '', '2'),
        change(3, 'inicio', '2026-11-19T16:00:00.000Z', '2026-11-19T15:30:00.000Z'),
      ],
    }),
  )
  const marks = screen.getByRole('region', { name: 'Marcações e ajustes' })
  expect(marks.textContent).toMatch(
    /Marcação original.*Início19\/11\/2026 13:00.*Ajustes.*Novo início 19\/11\/2026 12:30/,
  )
  const history = screen.getByRole('region', { name: 'Histórico' }).textContent
  expect(history).toContain('Átomo: de “Ligar o frete” para “Desenhar a vitrine”')
  expect(history).toContain('Tipo: de “- - -” para “Layout ou diagramação”')
  expect(history).toContain('Início: de “19/11/2026 13:00” para “19/11/2026 12:30”')
})

describe('a loop that does not open', () => {
  const failing = (status: number, id = '7') => {
    const server = loopServer(null)
    server.answer('GET', '/api/loops/:id', () => refusal(status))
    render(<LoopShowScreen />, { path: `/ponto/show/${id}`, route: '/ponto/show/:id' })
    return server
  }
  test.each([
    [404, 'Loop não encontrado'],
    [403, 'Acesso negado!'],
    [500, 'Não foi possível carregar'],
  ])('%i: %s', async (status, title) => {
    failing(status)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  test('an id that is none is not even asked for', async () => {
    const server = failing(500, 'abc')
    expect(await screen.findByText('Loop não encontrado')).toBeTruthy()
    expect(server.asked).toHaveLength(0)
  })
})
