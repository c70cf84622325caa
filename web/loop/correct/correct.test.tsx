import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Ponto } from '#contract/loop/loop.ts'
import { editLoop, modal, type Correctable } from '#web/loop/dialog/modal.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { forgetLoops, HOUR, loopServer, pontoSince } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const open = async (loop: Correctable, name: string) => {
  editLoop(loop)
  return screen.findByRole('dialog', { name })
}

const concluded = (over: Partial<Correctable> = {}): Correctable => ({
  ...pontoSince(3 * HOUR, {
    status: 3,
    descricao: 'Primeira versão',
    tipo: 1,
    version: 4,
    data_fim: '10-03-2026 11:00:00',
  }),
  fim: new Date().toISOString(),
  ...over,
})

describe('the running loop', () => {
  test('is put right from the timer: another atom, words, an earlier start', async () => {
    const loop = pontoSince(HOUR)
    const server = loopServer(loop)
    let sent: Partial<Ponto> = {}
    server.answer('PATCH', '/api/loops/7', async (request) => {
      sent = (await request.json()) as Partial<Ponto>
      return json({ data: { ...loop, ...sent, atomo: 'Ligar o frete', version: 2 } })
    })
    render(<TimerWidget />, { me: person(4) })
    await userEvent.click(await screen.findByRole('button', { name: /Loop em andamento em/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir átomo, início ou descrição' }))
    const dialog = await screen.findByRole('dialog', { name: 'Corrigir loop' })
    const atom = within(dialog).getByRole('combobox', { name: /Átomo/ })
    act(() => atom.focus())
    // Its list would hide the other fields as the dialog opens.
    expect(atom.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(atom)
    await userEvent.click(await screen.findByRole('option', { name: 'Ligar o frete', hidden: true }))
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Descrição/ }), 'Tela nova')
    const start = within(dialog).getByRole('textbox', { name: /Início/ })
    await userEvent.type(start, '{ArrowDown}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Corrigir' }))
    expect(await screen.findByText('Loop corrigido.')).toBeTruthy()
    expect(sent).toEqual({
      version: 1,
      atomo_id: 4,
      descricao: 'Tela nova',
      inicio: new Date(Date.parse(loop.inicio) - 5 * 60_000).toISOString(),
    })
    expect(modal.get()).toEqual({ at: 'closed' })
  })

  test('keeps what was typed where the server refuses it, with the reason at its field', async () => {
    const loop = pontoSince(HOUR)
    const server = loopServer(loop)
    server.answer('PATCH', '/api/loops/7', () =>
      refusal(422, { errors: [{ path: 'inicio', message: 'O início não pode ser antes do fim do seu último loop.' }] }),
    )
    render(<TimerWidget />, { me: person(4) })
    const dialog = await open(loop, 'Corrigir loop')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Início/ }), '{ArrowDown}')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Descrição/ }), 'Tela nova')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Corrigir' }))
    expect(await within(dialog).findAllByText(/antes do fim do seu último loop/)).not.toHaveLength(0)
    expect(within(dialog).getByRole('textbox', { name: /Descrição/ })).toHaveProperty('value', 'Tela nova')
  })
})

describe('a concluded loop', () => {
  test('has no start to set; its end leads to the screen of the end while that is open', async () => {
    loopServer(null)
    render(<TimerWidget />, { me: person(4) })
    const loop = concluded({ endOpen: true })
    const dialog = await open(loop, 'Corrigir loop')
    expect(within(dialog).queryByRole('textbox', { name: /Início/ })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Corrigir o fim' }))
    expect(modal.get()).toMatchObject({ at: 'correct', loop: { id: 7 } })
  })

  test('says that its end can no longer be corrected, and wants words', async () => {
    loopServer(null)
    render(<TimerWidget />, { me: person(4) })
    const dialog = await open(concluded(), 'Corrigir loop')
    expect(dialog.textContent).toContain('O fim podia ser corrigido até um dia depois da conclusão.')
    await userEvent.clear(within(dialog).getByRole('textbox', { name: /Descrição/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Corrigir' }))
    expect(await within(dialog).findAllByText('Preencha este campo.')).not.toHaveLength(0)
  })

  test('of a closed day says so, and asks', async () => {
    loopServer(null)
    render(<TimerWidget />, { me: person(4) })
    const dialog = await open(concluded({ closed: true }), 'Este loop não pode mais ser alterado')
    expect(dialog.textContent).toContain('já foram fechadas')
    expect(within(dialog).getByRole('button', { name: 'Enviar pedido' })).toBeTruthy()
  })

  test('whose end is closed leads to asking for it', async () => {
    loopServer(null)
    render(<TimerWidget />, { me: person(4) })
    await userEvent.click(
      within(await open(concluded(), 'Corrigir loop')).getByRole('button', { name: 'Pedir correção' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Pedir correção' })
    expect(dialog.textContent).toContain('O fim podia ser corrigido até um dia depois da conclusão.')
    expect(within(dialog).getByRole('textbox', { name: /O que deveria constar/ })).toBeTruthy()
  })

  test.each([
    [7, 'Ele já está em uma ordem de pagamento'],
    [6, 'Ele já foi pago.'],
  ])('of status %i says why it is barred, and asks with the loop in the message', async (status, why) => {
    const server = loopServer(null)
    let sent: { subject?: string; category?: string; message?: string } = {}
    server.answer('POST', '/api/support', async (request) => {
      sent = (await request.json()) as typeof sent
      return json({ data: {} })
    })
    render(<TimerWidget />, { me: person(4) })
    const dialog = await open(concluded({ status }), 'Este loop não pode mais ser alterado')
    expect(dialog.textContent).toContain(why)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /O que deveria constar/ }), 'Foi reunião')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar pedido' }))
    expect(await screen.findByText(/Pedido enviado/)).toBeTruthy()
    expect(sent).toMatchObject({ subject: 'Correção do loop 7', category: 'time' })
    expect(sent.message).toMatch(/Desenhar a vitrine · Loja Lua Cheia[^]*\/ponto\/show\/7\n\nFoi reunião$/)
  })
})
