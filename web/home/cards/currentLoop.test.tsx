import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Ponto } from '#contract/loop/loop.ts'
import { CurrentLoop } from '#web/home/cards/CurrentLoop.tsx'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopServer, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

const waiting = [1, 2, 3, 4].map((id) => ({ ...ended(pontoSince(id * HOUR), 2), id, atomo: `Átomo ${id}` }))
const shown = (loop: Ponto | null, ...others: readonly Ponto[]) => {
  const server = loopServer(loop)
  server.put(loop, ...others)
  server.answer('GET', '/api/home/day', { day: '2026-11-19', loops: [], goal_seconds: null })
  render(
    <>
      <TimerWidget />
      <CurrentLoop />
    </>,
  )
}

test('while a loop runs, those that wait for their words are listed, each to be concluded here', async () => {
  shown(pontoSince(HOUR), ...waiting.slice(0, 2))
  await screen.findByText(/desde/)
  expect(screen.getAllByRole('button', { name: /^Concluir:/ }).map((it) => it.textContent)).toEqual([
    'Concluir',
    'Concluir',
  ])
  expect(screen.getByRole('link', { name: 'Átomo 2' }).getAttribute('href')).toBe('/ponto/show/2')
  await userEvent.click(screen.getByRole('button', { name: 'Concluir: Átomo 2' }))
  expect((await screen.findByRole('dialog', { name: 'Concluir loop' })).textContent).toContain('Átomo 2')
})

test('of many, the last ones are listed, and all are one click away', async () => {
  shown(null, ...waiting)
  const link = await screen.findByRole('link', { name: '4 loops a concluir' })
  expect(link.getAttribute('href')).toBe('/district/workstation/pontos?status=2,4,5')
  expect(screen.getAllByRole('button', { name: /^Concluir:/ })).toHaveLength(3)
})

test('where none waits, nothing is listed', async () => {
  shown(pontoSince(HOUR))
  await screen.findByText(/desde/)
  expect(screen.queryByRole('button', { name: /oncluir/ })).toBeNull()
})
