import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CurrentLoop } from '#web/home/cards/CurrentLoop.tsx'
import { ended, forgetLoops, HOUR, loopServer, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

const shown = async (loop: Parameters<typeof loopServer>[0], loops_waiting: number) => {
  const server = loopServer(loop)
  server.answer('GET', '/api/home/day', { day: '2026-11-19', loops: [], goal_seconds: null })
  server.answer('GET', '/api/home', { loops_waiting })
  render(<CurrentLoop />)
  await screen.findByText(/Nenhum loop em andamento|desde|Aguardando você/)
}

test('while a loop runs, those that were stopped before it and wait for their words are one click away', async () => {
  await shown(pontoSince(HOUR), 2)
  const link = await screen.findByRole('link', { name: '2 loops a concluir' })
  expect(link.getAttribute('href')).toBe('/district/workstation/pontos?status=2,4,5')
})

test('the one on the card is not counted again', async () => {
  await shown(ended(pontoSince(HOUR), 2), 2)
  expect(await screen.findByRole('link', { name: '1 loop a concluir' })).toBeTruthy()
})
