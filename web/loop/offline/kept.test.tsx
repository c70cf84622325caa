import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ponto } from '#contract/loop/loop.ts'
import { secondFactorWanted } from '#web/kit/call/call.ts'
import { sessionLost } from '#web/kit/call/refresh.ts'
import { session } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, loopServer, MINUTE, pontoSince, type LoopServer } from '#web/testing/loops.ts'
import { person, signInAs, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'

const START = '/api/startPonto'
const STOP = '/api/stopPonto/:id'
const CONCLUDE = '/api/concluirPonto'
const BUSY = 'O servidor não pode registrar agora.'
const SIGN_IN = 'Sua sessão precisa ser confirmada.'
const ok = { status: 'success', message: 'ok' }
const transientAnswers = [
  [503, BUSY],
  [502, BUSY],
  [429, BUSY],
  [401, SIGN_IN],
  [406, SIGN_IN],
] as const

let stops: (() => void)[] = []
beforeEach(() => {
  forgetLoops()
  // Acts as the session does: the screen stays when the session ended, and leaves when the second factor is required.
  const me = person(4)
  stops = [
    sessionLost.on(() => session.set({ state: 'ended', me })),
    secondFactorWanted.on(() => signInAs({ ...me, verified: false })),
  ]
})
afterEach(async () => {
  for (const stop of stops) stop()
  for (const it of loopOutbox.entries.get() ?? []) await loopOutbox.drop(it)
})

const shown = async (loop: Ponto | null) => {
  const user = userEvent.setup()
  const server = loopServer(loop)
  render(<TimerWidget />)
  await screen.findByRole('button', { name: loop?.status === 1 ? /Loop em andamento/ : /Iniciar loop/, hidden: true })
  return { user, server }
}
const said = () => toasts.get().map((it) => it.text)
const back = () => signInAs(person(4))
const sentAgain = async (server: LoopServer, path: string) => {
  back()
  await loopOutbox.flush()
  await waitFor(() => expect(loopOutbox.entries.get()).toEqual([]))
  const [first, second, ...more] = await server.bodies(path)
  expect(more).toEqual([])
  expect(second).toEqual(first)
}

describe('what is answered, but not for good, keeps the moment of the click and says so', () => {
  const starting = async (server: LoopServer, user: ReturnType<typeof userEvent.setup>) => {
    await user.keyboard('n')
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByText('Ligar o frete'))
    await user.click(within(dialog).getByRole('button', { name: 'Próximo' }))
    await waitFor(async () => expect(await server.bodies(START)).toHaveLength(1))
  }

  test.each(transientAnswers)('a start answered %i', async (status, sentence) => {
    const alert = vi.spyOn(window, 'alert')
    const { user, server } = await shown(null)
    server.answer('PATCH', START, () => refusal(status))
    await starting(server, user)
    await waitFor(() => expect(said()).toEqual([expect.stringContaining(sentence)]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(alert).not.toHaveBeenCalled()
    expect(complaintsSoFar()).toHaveLength(1)
    const loop = pontoSince(0, { atomo_id: 4 })
    server.answer('PATCH', START, () => {
      server.put(loop)
      return json({ ...ok, data: loop })
    })
    await sentAgain(server, START)
  })

  test.each(transientAnswers)('a stop answered %i', async (status, sentence) => {
    const loop = pontoSince(30 * MINUTE)
    const { user, server } = await shown(loop)
    server.answer('PUT', STOP, () => refusal(status))
    await user.keyboard('s')
    await waitFor(() => expect(said()).toEqual([expect.stringContaining(sentence)]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // The person sees it stopped at the second of the click.
    if (status !== 406) expect(await screen.findByRole('dialog', { name: 'Concluir loop' })).toBeTruthy()
    expect(complaintsSoFar()).toHaveLength(1)
    server.answer('PUT', STOP, () => {
      server.put(ended(loop, 2))
      return json({ ...ok, data: ended(loop, 2) })
    })
    await sentAgain(server, STOP)
  })

  test.each(transientAnswers)('a conclusion answered %i', async (status, sentence) => {
    const loop = ended(pontoSince(30 * MINUTE), 2)
    const { user, server } = await shown(loop)
    server.answer('PATCH', CONCLUDE, () => refusal(status))
    const dialog = await screen.findByRole('dialog', { name: 'Concluir loop' })
    await user.type(within(dialog).getByLabelText(/Descrição/), 'Feito')
    await user.click(within(dialog).getByRole('radio', { name: 'Suporte' }))
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    await waitFor(() => expect(said()).toEqual([expect.stringContaining(sentence)]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(complaintsSoFar()).toHaveLength(1)
    server.answer('PATCH', CONCLUDE, () => {
      server.put({ ...loop, status: 3 })
      return json({ ...ok, horatotal: '00:30:00', horaTotalDia: '01:30:00', data: { ...loop, status: 3 } })
    })
    await sentAgain(server, CONCLUDE)
  })

  test('a stop whose session could not be renewed was never sent, and is kept too', async () => {
    const { user, server } = await shown(pontoSince(30 * MINUTE))
    writeToken(tokenFor(60))
    server.answer('GET', '/api/auth/refresh', () => refusal(401))
    await user.keyboard('s')
    await waitFor(() => expect(said()).toEqual([expect.stringContaining(SIGN_IN)]))
    expect(await server.bodies(STOP)).toEqual([])
    await waitFor(() => expect(loopOutbox.entries.get()).toMatchObject([{ user: 44, thing: '7', state: 'waiting' }]))
    expect(complaintsSoFar()).toHaveLength(1)
  })
})

test('nothing is stopped before it is known what was kept: a stop of an earlier page may be among that', async () => {
  const { user } = await shown(pontoSince(30 * MINUTE))
  act(() => loopOutbox.entries.set(undefined))
  expect(screen.queryByRole('button', { name: /Loop em andamento/ })).toBeNull()
  await user.keyboard('s')
  expect(loopOutbox.entries.get()).toBeUndefined()
  act(() => loopOutbox.entries.set([]))
  expect(await screen.findByRole('button', { name: /Loop em andamento/ })).toBeTruthy()
})

describe('what the server refuses for a reason is a refusal at once', () => {
  test.each([403, 404, 409, 422])('a stop answered %i', async (status) => {
    const loop = pontoSince(30 * MINUTE)
    const { user, server } = await shown(loop)
    server.answer('PUT', STOP, () => refusal(status))
    await user.keyboard('s')
    expect((await screen.findByRole('alertdialog', { name: 'Ponto' })).textContent).toContain(`refused ${status}`)
    expect(loopOutbox.entries.get()).toEqual([])
    expect(said()).toEqual([])
  })
})
