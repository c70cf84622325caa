import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ContinueLoop } from '#web/loop/start/ContinueLoop.tsx'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopServer, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'

beforeEach(forgetLoops)

const START = '/api/startPonto'
const PIN = '/api/loops/atoms/:id/pin'
const last = ended(pontoSince(2 * HOUR, { descricao: 'Capa nova', tipo: 5 }), 3)
const started = () => json({ status: 'success', message: 'Loop iniciado.', data: pontoSince(0) })
const again = { atomo_id: 3, descricao: 'Capa nova', tipo: 5 }

const shown = (loop = last) => {
  const server = loopServer(loop)
  server.answer('PATCH', START, started)
  render(
    <>
      <TimerWidget />
      <ContinueLoop of={last} />
      <ContinueLoop small of={{ ...last, atomo_id: 99, atomo: 'Já entregue' }} />
    </>,
  )
  return server
}

test('the resting timer goes on with the last loop in one click: same atom, words and type', async () => {
  const server = shown()
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar: Desenhar a vitrine' }))
  await waitFor(async () => expect(await server.bodies(START)).toMatchObject([again]))
})

test('so does the key R, and a click that comes twice starts one', async () => {
  const server = shown()
  await screen.findByRole('button', { name: 'Retomar' })
  fireEvent.keyDown(document.body, { key: 'r' })
  fireEvent.keyDown(document.body, { key: 'r' })
  await waitFor(async () => expect(await server.bodies(START)).toMatchObject([again]))
})

test('an atom that can no longer be worked on is not gone on with', async () => {
  shown()
  await screen.findByRole('button', { name: 'Retomar' })
  expect(screen.queryByRole('button', { name: /Já entregue/ })).toBeNull()
})

test('while a loop runs there is nothing to go on with', async () => {
  shown(pontoSince(HOUR))
  await screen.findByRole('button', { name: 'Parar loop' })
  expect(screen.queryByRole('button', { name: /Continuar|Retomar/ })).toBeNull()
})

test('a pinned atom stands first from the click on, and goes back where the server refuses', async () => {
  const server = loopServer(null)
  server.answer('PUT', PIN, () => json({ data: { pinned: true } }))
  render(<TimerWidget />)
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar loop' }))
  await userEvent.click(await screen.findByRole('option', { name: /Medir a safra/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Fixar no topo' }))
  const pinned = within(screen.getByRole('group', { name: 'Fixados' }))
  expect(pinned.getByRole('option', { name: /Medir a safra/ })).toBeTruthy()
  expect(await server.bodies('/api/loops/atoms/5/pin')).toEqual([{ pinned: true }])
  server.answer('PUT', PIN, () => refusal(404, { message: 'Não encontrado.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Desafixar' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Desafixar' })).toBeTruthy())
})
