import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { connection } from '#web/kit/connection.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { forgetLoops, loopServer, pontoSince, type LoopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const START = '/api/startPonto'
const NEXT = { name: 'Próximo' }
const success = { status: 'success', message: 'Loop iniciado.' }

const opened = async () => {
  const server = loopServer(null)
  const user = userEvent.setup()
  render(<TimerWidget />)
  await user.click(await screen.findByRole('button', { name: 'Iniciar loop' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('listbox')
  return { user, server, dialog }
}
const starts = (server: LoopServer, loop = pontoSince(0)) =>
  server.answer('PATCH', START, () => {
    server.put(loop)
    return json({ ...success, data: loop })
  })
const network = () => Promise.reject(new TypeError('no network'))

describe('who may not run loops', () => {
  test('have no widget, and the server is asked nothing; for who may it has been asked by then', async () => {
    const may = (role: number) => [1, 4, 7].includes(role)
    const wrong: string[] = []
    for (const role of signedInRoles) {
      const server = loopServer(null)
      const { unmount } = render(<TimerWidget />, { me: person(role) })
      await act(async () => undefined)
      if (server.asked.length > 0 !== may(role)) wrong.push(`role ${role} asked ${server.asked.length} times`)
      if (!may(role) && screen.queryByRole('button')) wrong.push(`role ${role} is shown a button`)
      unmount()
    }
    expect(wrong).toEqual([])
  })
  test.each([1, 4, 7] as const)('role %i has it', async (role) => {
    loopServer(null)
    render(<TimerWidget />, { me: person(role) })
    const button = await screen.findByRole('button', { name: 'Iniciar loop' })
    // The absent time alone is in danger style (specification, section 2).
    expect(screen.getByTitle('Sem loop em andamento').className).toContain('absent')
    expect(button.className).not.toContain('absent')
  })
})

describe('without an atom', () => {
  test('the dialog says why, and has nothing to fill in and no way on', async () => {
    const server = loopServer(null)
    server.answer('GET', '/api/atomosPorLooper/:id', { status: 'success', message: 'ok', data: [] })
    render(<TimerWidget />)
    const user = userEvent.setup()
    await screen.findByRole('button', { name: 'Iniciar loop' })
    await user.keyboard('n')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Nenhum átomo disponível')).toBeTruthy()
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    expect(within(dialog).queryByRole('button', NEXT)).toBeNull()
  })
})

describe('while role 1 looks as another role', () => {
  test('nothing starts: the buttons say why, the key too, and no dialog opens', async () => {
    loopServer(null)
    render(<TimerWidget />, { me: person(4, { viewing_as: 4 }) })
    const user = userEvent.setup()
    const button = await screen.findByRole('button', { name: 'Iniciar loop' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.title).toBe('Durante a visualização nada pode ser alterado.')
    await user.click(button)
    await user.keyboard('n')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Durante a visualização nada pode ser alterado.')).toBeTruthy()
  })
})

describe('screen 0', () => {
  test('Next waits for an atom', async () => {
    const { user, dialog } = await opened()
    expect(within(dialog).getByRole('button', NEXT)).toHaveProperty('disabled', true)
    await user.click(within(dialog).getByText('Ligar o frete'))
    expect(within(dialog).getByRole('button', NEXT)).toHaveProperty('disabled', false)
    expect(within(dialog).getByRole('option', { name: /Ligar o frete/, selected: true })).toBeTruthy()
  })

  test('shows venture, gate, cell, planned day and who is late, recents first', async () => {
    const { dialog } = await opened()
    const options = within(within(dialog).getByRole('listbox')).getAllByRole('option')
    expect(options.map((it) => it.textContent)).toEqual([
      expect.stringMatching(/Desenhar a vitrine.*Loja Lua Cheia › Lançamento › Capa.*dias de atraso.*10\/01\/2020/),
      expect.stringMatching(/Ligar o frete(?!.*atraso)/),
      expect.stringMatching(/Medir a safra(?!.*atraso).*10\/01\/2999/),
    ])
    expect(
      within(dialog)
        .getByRole('group', { name: 'Recentes' })
        .contains(options[0] ?? null),
    ).toBe(true)
  })

  test('is walked by keyboard: search, arrows, Enter chooses, Enter starts', async () => {
    const { user, server, dialog } = await opened()
    starts(server, pontoSince(0, { atomo_id: 4 }))
    await user.keyboard('loja{ArrowDown}{Enter}')
    expect(within(dialog).getByRole('option', { name: /Ligar o frete/, selected: true })).toBeTruthy()
    expect(await server.bodies(START)).toHaveLength(0)
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await server.bodies(START)).toHaveLength(1))
    expect(await server.bodies(START)).toMatchObject([{ user_id: 44, atomo_id: 4, status: 1, descricao: '' }])
  })

  test('narrows by venture, and says when nothing fits', async () => {
    const { user, dialog } = await opened()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Venture' }), '2')
    expect(within(dialog).getAllByRole('option', { name: /›/ })).toHaveLength(1)
    await user.type(within(dialog).getByRole('combobox', { name: /Buscar/ }), 'nada disso')
    expect(within(dialog).getByText('Nenhum átomo encontrado')).toBeTruthy()
  })

  test('the keys: N opens, but not inside a field', async () => {
    loopServer(null)
    const user = userEvent.setup()
    render(
      <>
        <TimerWidget />
        <input aria-label="Outro campo" />
      </>,
    )
    await screen.findByRole('button', { name: 'Iniciar loop' })
    await user.type(screen.getByLabelText('Outro campo'), 'n')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.tab()
    await user.keyboard('n')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('starting', () => {
  test('sends what the specification names and shows the timer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
    const { user, server, dialog } = await opened()
    starts(server)
    await user.click(within(dialog).getByText('Desenhar a vitrine'))
    await user.type(within(dialog).getByLabelText(/O que você vai fazer/), ' Vitrine nova ')
    await user.click(within(dialog).getByRole('button', NEXT))
    expect(await within(dialog).findByText('Loop em andamento')).toBeTruthy()
    const [body] = await server.bodies(START)
    expect(body).toMatchObject({ user_id: 44, atomo_id: 3, status: 1, descricao: 'Vitrine nova' })
    expect(body).toHaveProperty('data_inicio', '11-03-2026 15:00:00')
    expect(body).toHaveProperty('client_id', expect.stringMatching(/^[\da-f-]{36}$/))
  })

  test('a double click sends one call', async () => {
    const { server, dialog } = await opened()
    let give: (it: Response) => void = () => undefined
    server.answer('PATCH', START, () => new Promise<Response>((resolve) => (give = resolve)))
    fireEvent.click(within(dialog).getByText('Desenhar a vitrine'))
    const next = within(dialog).getByRole('button', NEXT)
    fireEvent.click(next)
    fireEvent.click(next)
    fireEvent.submit(next)
    await waitFor(() => expect(server.asked.filter((it) => it.method === 'PATCH')).toHaveLength(1))
    const loop = pontoSince(0)
    server.put(loop)
    give(json({ ...success, data: loop }))
    expect(await within(dialog).findByText('Loop em andamento')).toBeTruthy()
    expect(server.asked.filter((it) => it.method === 'PATCH')).toHaveLength(1)
  })

  test('what the server refuses is a warning titled Átomo, and nothing typed is lost', async () => {
    const { user, server, dialog } = await opened()
    server.answer('PATCH', START, { status: 'error', message: 'Você já tem um loop em andamento.' })
    await user.click(within(dialog).getByText('Ligar o frete'))
    await user.type(within(dialog).getByLabelText(/O que você vai fazer/), 'Frete')
    await user.click(within(dialog).getByRole('button', NEXT))
    const warning = await screen.findByRole('alertdialog', { name: 'Átomo' })
    expect(warning.textContent).toContain('Você já tem um loop em andamento.')
    await user.click(within(warning).getByText('Fechar'))
    expect(within(dialog).getByLabelText(/O que você vai fazer/)).toHaveProperty('value', 'Frete')
    expect(within(dialog).getByRole('option', { name: /Ligar o frete/, selected: true })).toBeTruthy()
  })

  test('any other refusal with an answer is the same warning', async () => {
    const { user, server, dialog } = await opened()
    server.answer('PATCH', START, () => refusal(500, { detail: 'Um erro ocorreu!' }))
    await user.click(within(dialog).getByText('Ligar o frete'))
    await user.click(within(dialog).getByRole('button', NEXT))
    expect((await screen.findByRole('alertdialog', { name: 'Átomo' })).textContent).toContain('Um erro ocorreu!')
  })

  test('no network is a browser alert; the loop runs, and is sent again by itself with the same id and time', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { user, server, dialog } = await opened()
    server.answer('PATCH', START, network)
    await user.click(within(dialog).getByText('Ligar o frete'))
    await user.click(within(dialog).getByRole('button', NEXT))
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(1))
    expect(alert).toHaveBeenCalledWith(expect.stringContaining('está guardado neste navegador'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // The time runs from the click, and is shown as not sent.
    expect(await within(dialog).findByText('Loop em andamento')).toBeTruthy()
    expect(within(dialog).getByText(/Aguardando envio/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '1 registro aguardando envio' })).toBeTruthy()
    starts(server, pontoSince(0, { atomo_id: 4 }))
    act(() => connection.set('online'))
    await waitFor(() => expect(within(dialog).queryByText(/Aguardando envio/)).toBeNull())
    expect(within(dialog).getByText('Loop em andamento')).toBeTruthy()
    const [first, second, ...more] = await server.bodies(START)
    expect(second).toEqual(first)
    expect(more).toEqual([])
    expect(alert).toHaveBeenCalledTimes(1)
  })

  test('a loop that another device has started meanwhile takes the dialog over', async () => {
    const { user, server, dialog } = await opened()
    server.answer('PATCH', START, () => {
      server.put(pontoSince(60_000, { atomo: 'Outro átomo' }))
      return json({ status: 'error', message: 'Você já tem um loop em andamento.' })
    })
    await user.click(within(dialog).getByText('Ligar o frete'))
    await user.click(within(dialog).getByRole('button', NEXT))
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Átomo' })).getByText('Fechar'))
    expect(await within(dialog).findByText('Loop em andamento')).toBeTruthy()
    expect(within(dialog).getByText('Outro átomo')).toBeTruthy()
  })
})
