import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatDateTime } from '#contract/kit/dates.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { connection } from '#web/kit/connection.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { correctLoop, finishLoop } from '#web/loop/dialog/modal.ts'
import { typedTime } from '#web/loop/finish/ending.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopRow, loopServer, MINUTE, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'

/** An afternoon in São Paulo with a stopped clock, so that no figure depends on hour or duration. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
  forgetLoops()
})

const STOP = '/api/stopPonto/:id'
const CONCLUDE = '/api/concluirPonto'
const ok = { status: 'success', message: 'ok' }
const network = () => Promise.reject(new TypeError('no network'))
const running = () => pontoSince(30 * MINUTE)
const stopped = (over: Partial<Ponto> = {}) => ({ ...ended(running(), 2), ...over })

const shown = async (loop: Ponto) => {
  const user = userEvent.setup()
  const server = loopServer(loop)
  render(<TimerWidget />)
  return { user, server }
}
const concludes = (server: ReturnType<typeof loopServer>, loop: Ponto) =>
  server.answer('PATCH', CONCLUDE, () => {
    const data = { ...loop, status: 3 }
    server.put(data)
    return json({ ...ok, horatotal: '00:30:00', horaTotalDia: '01:30:00', data })
  })
const dialogOf = (name: string) => screen.findByRole('dialog', { name })

describe('a loop that waits behind the running one', () => {
  const behind = (status: 2 | 4) => ({
    ...ended(pontoSince(5 * HOUR), status),
    id: 8,
    atomo: 'Ligar o frete',
    atomo_id: 4,
  })

  test('is concluded from its page, and the running one goes on', async () => {
    const { user, server } = await shown(running())
    await screen.findByRole('button', { name: /Loop em andamento/ })
    const loop = behind(2)
    server.answer('PATCH', CONCLUDE, {
      ...ok,
      horatotal: '00:30:00',
      horaTotalDia: '01:30:00',
      data: { ...loop, status: 3 },
    })
    act(() => finishLoop(loop))
    const dialog = await dialogOf('Concluir loop')
    expect(dialog.textContent).toContain('Ligar o frete')
    await user.type(within(dialog).getByLabelText(/Descrição/), 'Terminado depois')
    await user.click(within(dialog).getByRole('radio', { name: 'Suporte' }))
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    expect(await dialogOf('Loop concluído')).toBeTruthy()
    expect(await server.bodies(CONCLUDE)).toMatchObject([{ id: 8, atomo_id: 4, descricao: 'Terminado depois' }])
    expect(screen.getByRole('button', { name: /Loop em andamento/, hidden: true })).toBeTruthy()
  })

  test('forced, it asks for another end first', async () => {
    await shown(running())
    await screen.findByRole('button', { name: /Loop em andamento/ })
    act(() => finishLoop(behind(4)))
    expect((await dialogOf('Concluir loop')).textContent).toContain('Quando você parou?')
  })

  test('discarded, the running one stays', async () => {
    const { user, server } = await shown(running())
    await screen.findByRole('button', { name: /Loop em andamento/ })
    server.answer('DELETE', '/api/pontoLooper/:id', { ...ok, message: 'Loop descartado.' })
    act(() => finishLoop(behind(2)))
    await user.click(within(await dialogOf('Concluir loop')).getByRole('button', { name: 'Descartar' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(server.asked.some((it) => it.method === 'DELETE')).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: /Loop em andamento/ })).toBeTruthy()
  })
})

describe('stopping', () => {
  test('S stops, sends what the specification names, and opens the finish screen', async () => {
    const { user, server } = await shown(running())
    server.answer('PUT', STOP, () => {
      server.put(stopped())
      return json({ ...ok, data: stopped() })
    })
    await screen.findByRole('button', { name: /Loop em andamento/ })
    await user.keyboard('s')
    expect(await dialogOf('Concluir loop')).toBeTruthy()
    expect(await server.bodies('/api/stopPonto/7')).toEqual([
      {
        data_fim: expect.stringMatching(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/),
        hora_total: '00:30:00',
        status: 2,
        atomo_id: 3,
        ajustes: null,
        descricao: '',
      },
    ])
  })

  test('S stops from the window of the loop too, but not under a question asked above it', async () => {
    const { user, server } = await shown(running())
    server.answer('PUT', STOP, () => {
      server.put(stopped())
      return json({ ...ok, data: stopped() })
    })
    await screen.findByRole('button', { name: /Loop em andamento/ })
    await user.keyboard('n')
    const dialog = await dialogOf('Loop em andamento')
    await user.click(within(dialog).getByRole('button', { name: 'Descartar' }))
    const sure = await screen.findByRole('alertdialog')
    await user.keyboard('s')
    expect(await server.bodies(STOP)).toEqual([])
    await user.click(within(sure).getByRole('button', { name: 'Manter' }))
    await user.keyboard('s')
    expect(within(await dialogOf('Concluir loop')).getByLabelText(/Descrição/)).toHaveProperty('value', '')
    expect(await server.bodies(STOP)).toHaveLength(1)
  })

  /** A server that is slow to answer a stop: so far it has said nothing. */
  const slow = (server: ReturnType<typeof loopServer>) => {
    let say: (it: Response) => void = () => undefined
    server.answer('PUT', STOP, () => new Promise<Response>((resolve) => (say = resolve)))
    return (it: Response) => say(it)
  }

  test('on a slow line the time stands at once and what is typed has its place; the conclusion goes after the stop', async () => {
    const { user, server } = await shown(running())
    const say = slow(server)
    concludes(server, stopped())
    await screen.findByRole('button', { name: /Loop em andamento/ })
    await user.keyboard('s')
    const dialog = await dialogOf('Concluir loop')
    expect(dialog.textContent).toContain('0:30:00')
    expect(screen.queryByRole('button', { name: /Loop em andamento/, hidden: true })).toBeNull()
    await user.keyboard('Vitrine')
    await user.click(within(dialog).getByRole('radio', { name: 'Reunião' }))
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    expect(await server.bodies(CONCLUDE)).toEqual([])
    server.put(stopped())
    act(() => say(json({ ...ok, data: stopped() })))
    expect(await dialogOf('Loop concluído')).toBeTruthy()
    expect(await server.bodies(CONCLUDE)).toMatchObject([{ id: 7, descricao: 'Vitrine', tipo: 8 }])
    expect(await server.bodies('/api/stopPonto/7')).toHaveLength(1)
  })

  test('refused after all, it runs on, nothing is concluded, and what was typed waits for the next stop', async () => {
    const { user, server } = await shown(running())
    const say = slow(server)
    await screen.findByRole('button', { name: /Loop em andamento/ })
    await user.keyboard('s')
    const dialog = await dialogOf('Concluir loop')
    await user.keyboard('Vitrine')
    await user.click(within(dialog).getByRole('radio', { name: 'Reunião' }))
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    act(() => say(json({ status: 'error', message: 'Agora não.' })))
    const warning = await screen.findByRole('alertdialog', { name: 'Ponto' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(warning.isConnected).toBe(false))
    expect(await dialogOf('Loop em andamento')).toBeTruthy()
    expect(await server.bodies(CONCLUDE)).toEqual([])
    server.put(stopped())
    server.answer('PUT', STOP, () => json({ ...ok, data: stopped() }))
    await user.keyboard('s')
    expect(within(await dialogOf('Concluir loop')).getByLabelText(/Descrição/)).toHaveProperty('value', 'Vitrine')
  })

  test('a refusal is a warning titled Ponto', async () => {
    const { user, server } = await shown(running())
    server.answer('PUT', STOP, { status: 'error', message: 'Este loop não está em andamento.' })
    await user.click(await screen.findByRole('button', { name: 'Parar loop' }))
    const warning = await screen.findByRole('alertdialog', { name: 'Ponto' })
    expect(warning.textContent).toContain('Este loop não está em andamento.')
  })

  test('stopped meanwhile on another device, it says what the server says, and follows', async () => {
    const { user, server } = await shown(running())
    server.answer('PUT', STOP, () => {
      server.put(stopped())
      return json({ status: 'error', message: 'Este loop não está em andamento.' })
    })
    await user.click(await screen.findByRole('button', { name: 'Parar loop' }))
    const warning = await screen.findByRole('alertdialog', { name: 'Ponto' })
    expect(warning.textContent).toContain('Este loop não está em andamento.')
    expect(await dialogOf('Concluir loop')).toBeTruthy()
  })

  test('no network is logged and told quietly; the person goes on, and the same moment is sent again', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { user, server } = await shown(running())
    server.answer('PUT', STOP, network)
    await user.click(await screen.findByRole('button', { name: 'Parar loop' }))
    const dialog = await dialogOf('Concluir loop')
    expect(await within(dialog).findByText(/Aguardando envio/)).toBeTruthy()
    expect(complaintsSoFar().join()).toContain('Loop, stop')
    expect(alert).not.toHaveBeenCalled()
    server.answer('PUT', STOP, () => {
      server.put(stopped())
      return json({ ...ok, data: stopped() })
    })
    await user.keyboard('{Escape}')
    act(() => connection.set('online'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /aguardando envio/ })).toBeNull())
    const [first, second, ...more] = await server.bodies('/api/stopPonto/7')
    expect(second).toEqual(first)
    expect(more).toEqual([])
    expect(await screen.findByRole('button', { name: /1 loop a concluir/ })).toBeTruthy()
  })
})

test('a conclusion without network is kept, and its summary corrects itself when it is sent', async () => {
  const { user, server } = await shown(stopped({ tipo: 1, descricao: 'Vitrine' }))
  server.answer('PATCH', CONCLUDE, network)
  server.answer('GET', '/api/atomosPorLooper/:id', network)
  server.answer('GET', '/api/home/day', () => new Promise<Response>(() => undefined))
  await user.click(within(await dialogOf('Concluir loop')).getByRole('button', { name: 'Concluir' }))
  const summary = await dialogOf('Loop concluído')
  expect(summary.textContent).toMatch(/Total do loop0:30:00.*Total do dia- - -.*Aguardando envio/)
  // Nobody has changed the loop elsewhere.
  expect(toasts.get()).toEqual([])
  expect(complaintsSoFar().join()).toContain('Loop, conclude')
  concludes(server, stopped())
  act(() => connection.set('online'))
  await waitFor(() => expect(summary.textContent).toContain('Total do dia1h 30m'))
  expect(summary.textContent).not.toContain('Aguardando envio')
  const [first, second, ...more] = await server.bodies(CONCLUDE)
  expect(second).toEqual(first)
  expect(more).toEqual([])
})

describe('screen 2', () => {
  test('opens by itself on load, wants a description and a type, and concludes', async () => {
    const { user, server } = await shown(stopped())
    concludes(server, stopped())
    const dialog = await dialogOf('Concluir loop')
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    expect(within(dialog).getByText('Descreva o que foi feito.')).toBeTruthy()
    expect(within(dialog).getByText('Escolha o tipo.')).toBeTruthy()
    expect(within(dialog).getAllByRole('radio')).toHaveLength(11)
    await user.type(within(dialog).getByRole('textbox', { name: /Descrição/ }), '  Vitrine nova ')
    expect(within(dialog).getByText('12/140')).toBeTruthy()
    await user.click(within(dialog).getByRole('radio', { name: 'Reunião' }))
    expect(await server.bodies(CONCLUDE)).toHaveLength(0)
    await user.keyboard('{Control>}{Enter}{/Control}')
    const summary = await dialogOf('Loop concluído')
    expect(summary.textContent).toMatch(/Total do loop0:30:00.*Total do dia1h 30m.*está correto\?/)
    expect(await server.bodies(CONCLUDE)).toEqual([
      { id: 7, atomo_id: 3, status: 2, descricao: 'Vitrine nova', tipo: 8, ajustes: null, data_fim_ajuste: null },
    ])
    await user.click(within(summary).getByRole('button', { name: 'Sim' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('141 characters are told, not cut', async () => {
    const { server } = await shown(stopped({ tipo: 1 }))
    const dialog = await dialogOf('Concluir loop')
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Descrição/ }), { target: { value: 'x'.repeat(141) } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    expect(within(dialog).getByText('No máximo 140 caracteres.')).toBeTruthy()
    expect(await server.bodies(CONCLUDE)).toHaveLength(0)
  })

  test('what was typed survives a reload', async () => {
    const loop = stopped()
    const { user } = await shown(loop)
    const dialog = await dialogOf('Concluir loop')
    await user.type(within(dialog).getByRole('textbox', { name: /Descrição/ }), 'Meio caminho')
    await user.click(within(dialog).getByRole('radio', { name: 'Estudo' }))
    cleanup()
    forgetLoops()
    loopServer(loop)
    render(<TimerWidget />)
    const again = await dialogOf('Concluir loop')
    expect(within(again).getByRole('textbox', { name: /Descrição/ })).toHaveProperty('value', 'Meio caminho')
    expect(within(again).getByRole('radio', { name: 'Estudo' })).toHaveProperty('checked', true)
    // And is gone on with where it ends.
    await userEvent.keyboard(' feito')
    expect(within(again).getByRole('textbox', { name: /Descrição/ })).toHaveProperty('value', 'Meio caminho feito')
  })

  test.each([
    ['a refusal', () => json({ status: 'error', message: 'Este período se sobrepõe a outro loop seu.' })],
    ['a broken server', () => refusal(500, { detail: 'Fora do ar' })],
  ] as const)('%s keeps the text in the dialog', async (_, reply) => {
    const { user, server } = await shown(stopped({ tipo: 1, descricao: 'Vitrine' }))
    server.answer('PATCH', CONCLUDE, reply)
    const dialog = await dialogOf('Concluir loop')
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    const warning = await screen.findByRole('alertdialog', { name: 'Ponto' })
    await user.click(within(warning).getByText('Fechar'))
    expect(within(dialog).getByRole('textbox', { name: /Descrição/ })).toHaveProperty('value', 'Vitrine')
  })
})

test('concluded meanwhile on another device, the server’s words are a warning titled Ponto, and nothing is left to fill in', async () => {
  const { user, server } = await shown(stopped({ tipo: 1, descricao: 'Vitrine' }))
  server.answer('PATCH', CONCLUDE, () => {
    server.put(null)
    return json({ status: 'error', message: 'Este loop já foi concluído.' })
  })
  server.answer('GET', '/api/loops/:id', { data: loopRow(7) })
  const dialog = await dialogOf('Concluir loop')
  await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
  const warning = await screen.findByRole('alertdialog', { name: 'Ponto' })
  expect(warning.textContent).toContain('Este loop já foi concluído.')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Concluir loop' })).toBeNull())
})

describe('discarding', () => {
  test('asks first, then erases', async () => {
    const { user, server } = await shown(running())
    server.answer('DELETE', '/api/pontoLooper/7', () => {
      server.put(null)
      return json({ status: 'success', message: 'Loop descartado.' })
    })
    await user.click(await screen.findByRole('button', { name: /Loop em andamento/ }))
    await user.click(screen.getByRole('button', { name: 'Abrir o timer' }))
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Descartar este loop?' })
    expect(server.asked.some((it) => it.method === 'DELETE')).toBe(false)
    await user.click(within(sure).getByRole('button', { name: 'Descartar' }))
    expect(await screen.findByRole('button', { name: 'Iniciar loop' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('no network is a browser alert, and the loop stays', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { user, server } = await shown(stopped())
    server.answer('DELETE', '/api/pontoLooper/7', network)
    await user.click(within(await dialogOf('Concluir loop')).getByRole('button', { name: 'Descartar' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Descartar este loop?' })
    await user.click(within(sure).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(1))
    expect(await dialogOf('Concluir loop')).toBeTruthy()
  })
})

describe('the summary’s no', () => {
  test('opens the correction of the concluded loop, whose mark stays', async () => {
    const loop = stopped({ tipo: 1, descricao: 'Vitrine', fim: new Date(Date.now() - MINUTE).toISOString() })
    const { user, server } = await shown(loop)
    concludes(server, loop)
    await user.click(within(await dialogOf('Concluir loop')).getByRole('button', { name: 'Concluir' }))
    await user.click(within(await dialogOf('Loop concluído')).getByRole('button', { name: 'Não' }))
    const dialog = await dialogOf('Corrigir loop')
    const end = within(dialog).getByRole('textbox', { name: /Data e hora do fim/ })
    expect(end).toHaveProperty('value', typedTime(new Date(loop.fim ?? 0), 'America/Sao_Paulo'))
    // Nobody corrects what is over to an end that has not come yet.
    expect(within(dialog).queryByRole('button', { name: 'Agora' })).toBeNull()
    await user.clear(end)
    await user.click(within(dialog).getByRole('button', { name: 'Salvar correção' }))
    expect(within(dialog).getByText('Data e Hora não informada!')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Fim registrado' }))
    await user.type(within(dialog).getByRole('textbox', { name: /Justificativa/ }), 'Saí antes')
    await user.click(within(dialog).getByRole('button', { name: 'Salvar correção' }))
    expect(await dialogOf('Correção guardada')).toBeTruthy()
    const [, correction] = await server.bodies(CONCLUDE)
    expect(correction).toMatchObject({ id: 7, status: 3, descricao: 'Vitrine', tipo: 1, ajustes: 'Saí antes' })
    expect(correction).toHaveProperty('data_fim_ajuste', expect.stringMatching(/^\d{2}-\d{2}-\d{4} /))
  })
})

test('the correction of a corrected loop tells the end as it fell, and picks it', async () => {
  const { user } = await shown(pontoSince(MINUTE))
  await screen.findByRole('button', { name: /Loop em andamento/ })
  const mark = new Date(Math.floor((Date.now() - HOUR) / 1000) * 1000)
  const loop = ended(pontoSince(2 * HOUR), 3, mark)
  const corrected = { ...loop, fim: new Date(mark.getTime() + 10 * MINUTE).toISOString() }
  act(() => correctLoop(corrected))
  const dialog = await dialogOf('Corrigir loop')
  const fell = typedTime(mark, 'America/Sao_Paulo')
  expect(within(dialog).getByText('Fim registrado', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    formatDateTime(mark, 'pt'),
  )
  expect(dialog.textContent).toContain(`O fim registrado, ${formatDateTime(mark, 'pt').split(' ')[1]}, fica guardado`)
  const end = within(dialog).getByRole('textbox', { name: /Data e hora do fim/ })
  expect(end).toHaveProperty('value', typedTime(new Date(corrected.fim), 'America/Sao_Paulo'))
  await user.click(within(dialog).getByRole('button', { name: 'Fim registrado' }))
  expect(end).toHaveProperty('value', fell)
})

test('a paid loop is nothing to finish', async () => {
  await shown({ ...ended(pontoSince(HOUR), 6), tipo: 1 })
  expect(await screen.findByRole('button', { name: 'Iniciar loop' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
