import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { questions } from '#web/kit/ui/dialog/confirm.ts'
import { currentLoop } from '#web/loop/current.ts'
import { ContinueLoop } from '#web/loop/start/ContinueLoop.tsx'
import { StartByKey } from '#web/loop/start/StartByKey.tsx'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopServer, MINUTE, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const START = '/api/startPonto'
const STOP = '/api/stopPonto/:id'
const ok = { status: 'success', message: 'ok' }
const freight = { id: 4, nome: 'Ligar o frete', projeto: 'Loja Lua Cheia', venture_id: 1 }
const shopWindow = { id: 3, nome: 'Desenhar a vitrine', projeto: 'Loja Lua Cheia', venture_id: 1 }
const earlier = {
  ...ended(pontoSince(5 * HOUR), 3),
  id: 5,
  atomo_id: 4,
  atomo: freight.nome,
  descricao: 'Tabela',
  tipo: 9,
}

const shown = (running = pontoSince(30 * MINUTE)) => {
  const server = loopServer(running)
  server.answer('PUT', STOP, () => {
    const data = ended(running, 2)
    server.put(data)
    return json({ ...ok, data })
  })
  server.answer('PATCH', START, () => {
    const data = pontoSince(0, { id: 9, atomo_id: 4, atomo: freight.nome })
    server.put(data, ended(running, running.status === 1 ? 2 : running.status))
    return json({ ...ok, data })
  })
  render(
    <>
      <TimerWidget />
      <StartByKey of={freight} digit={2} />
      <StartOnAtom of={shopWindow} />
      <ContinueLoop small of={earlier} />
    </>,
  )
  return server
}
const calls = ({ asked }: ReturnType<typeof loopServer>) =>
  asked.filter((it) => it.method !== 'GET').map((it) => it.method)

const finished = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Concluir loop' })
  // The loop that was stopped is asked about, while the next one runs.
  await screen.findByRole('button', { name: /Loop em andamento/, hidden: true })
  expect(dialog.textContent).toContain(shopWindow.nome)
  expect(within(dialog).getByText(`Já em andamento: ${freight.nome}`)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Concluir' })).toBeTruthy()
}

test('one click on the start of another atom stops the loop, starts the next, and asks what was done', async () => {
  const server = shown()
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Trocar para: Ligar o frete' }))[0] ?? document.body,
  )
  await finished()
  expect(calls(server)).toEqual(['PUT', 'PATCH'])
  expect(await server.bodies(START)).toMatchObject([{ atomo_id: 4, descricao: '' }])
})

test('a double click switches once', async () => {
  const server = shown()
  await userEvent.dblClick(
    (await screen.findAllByRole('button', { name: 'Trocar para: Ligar o frete' }))[0] ?? document.body,
  )
  await finished()
  expect(calls(server)).toEqual(['PUT', 'PATCH'])
})

test('going on with an earlier loop switches too, with its words and type', async () => {
  const server = shown()
  const named = { name: 'Trocar para: Ligar o frete' }
  await waitFor(() => expect(screen.getAllByRole('button', named)).toHaveLength(2))
  const buttons = screen.getAllByRole('button', named)
  await userEvent.click(buttons[1] ?? document.body)
  await finished()
  expect(await server.bodies(START)).toMatchObject([{ atomo_id: 4, descricao: 'Tabela', tipo: 9 }])
})

test('the digit of a row switches too', async () => {
  const server = shown()
  await screen.findAllByRole('button', { name: 'Trocar para: Ligar o frete' })
  fireEvent.keyDown(document.body, { key: '2' })
  fireEvent.keyDown(document.body, { key: '2' })
  await finished()
  expect(calls(server)).toEqual(['PUT', 'PATCH'])
})

test('on its own atom the button opens the running loop, and nothing is stopped', async () => {
  const server = shown()
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir o loop atual' }))
  expect(await screen.findByRole('dialog', { name: 'Loop em andamento' })).toBeTruthy()
  expect(calls(server)).toEqual([])
})

test('a refused stop starts nothing', async () => {
  const server = shown()
  server.answer('PUT', STOP, () => refusal(422, { message: 'O fim não pode ser antes do início.' }))
  const [button] = await screen.findAllByRole('button', { name: 'Trocar para: Ligar o frete' })
  await userEvent.click(button ?? document.body)
  await waitFor(() => expect(questions.get()).toHaveLength(1))
  expect(calls(server)).toEqual(['PUT'])
})

describe('a stopped loop that waits', () => {
  const later = async (status: 2 | 4 | 5) => {
    const server = shown(ended(pontoSince(HOUR), status))
    await screen.findByRole('dialog', { name: 'Concluir loop' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return server
  }
  const begun = async (server: ReturnType<typeof loopServer>) => {
    await screen.findByRole('button', { name: /Loop em andamento/, hidden: true })
    expect(calls(server)).toEqual(['PATCH'])
  }
  const chip = () => screen.findByRole('button', { name: /1 loop a concluir/, hidden: true })

  test.each([2, 4, 5] as const)('of status %i holds no start up: a digit begins the next one', async (status) => {
    const server = await later(status)
    fireEvent.keyDown(document.body, { key: '2' })
    await begun(server)
    await chip()
    expect(document.title).toMatch(/^0:00:0\d · \(1 loop a concluir\) /)
  })

  test('nor does ▶, nor R, which goes on with it', async () => {
    const server = await later(2)
    expect(screen.getByRole('button', { name: 'Iniciar loop: Ligar o frete' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'r' })
    await begun(server)
    expect(await server.bodies(START)).toMatchObject([{ atomo_id: 3 }])
  })

  test('nor does N, which chooses an atom', async () => {
    await later(2)
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(await screen.findByRole('dialog', { name: 'Em qual átomo você vai trabalhar?' })).toBeTruthy()
  })

  test('is asked about by its chip, by F and by what says later, with what was typed', async () => {
    await later(2)
    expect(document.title).toBe('(1 loop a concluir) Nucleo')
    await userEvent.click(await chip())
    const dialog = await screen.findByRole('dialog', { name: 'Concluir loop' })
    await userEvent.type(within(dialog).getByLabelText(/Descrição/), 'Vitrine')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Depois' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.keyDown(document.body, { key: 'f' })
    const again = await screen.findByRole('dialog', { name: 'Concluir loop' })
    expect(within(again).getByLabelText(/Descrição/)).toHaveProperty('value', 'Vitrine')
  })

  test('is one of several, each of which the chip lists', async () => {
    const server = shown(pontoSince(MINUTE, { id: 20 }))
    const older = { ...ended(pontoSince(5 * HOUR), 4), id: 2, atomo: 'Medir a safra' }
    server.put(pontoSince(MINUTE, { id: 20 }), ended(pontoSince(HOUR), 2), older)
    await userEvent.click(await screen.findByRole('button', { name: '2 loops a concluir' }))
    await userEvent.click(screen.getByRole('menuitem', { name: /Medir a safra/ }))
    expect((await screen.findByRole('dialog', { name: 'Concluir loop' })).textContent).toContain('Quando você parou?')
  })
})

test('a stop asks about the loop that it stopped, also where an older one waits', async () => {
  const running = pontoSince(30 * MINUTE)
  const server = shown(running)
  const older = { ...ended(pontoSince(5 * HOUR), 2), id: 2, atomo: 'Medir a safra' }
  server.answer('PUT', STOP, () => {
    // What is read next is the oldest that waits.
    server.put(older, ended(running, 2))
    return json({ ...ok, data: ended(running, 2) })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Parar loop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Concluir loop' })
  await screen.findByRole('button', { name: '2 loops a concluir', hidden: true })
  await waitFor(() => expect(currentLoop()?.id).toBe(2))
  expect(dialog.textContent).toContain(shopWindow.nome)
})
