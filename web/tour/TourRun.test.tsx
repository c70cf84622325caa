import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'
import { giveVisibility } from '#web/testing/visibility.ts'
import type { Step, Tour } from '#web/tour/tour.ts'
import { TourRun } from '#web/tour/TourRun.tsx'

beforeEach(() => {
  giveVisibility()
  vi.useFakeTimers()
  const server = fakeServer()
  server.answer('PUT', '/api/tours/:tour', () => json({ data: {} }))
})

const steps = [
  { element: 'palette', district: 'hub', has_click: false, words: 'menuPalette' },
  { element: 'person', district: 'hub', has_click: false, words: 'menuPerson' },
] as const satisfies readonly Step[]

const run = async (some: readonly Step[]): Promise<void> => {
  const tour: Tour = { name: 'menu', offeredOn: ['home'], steps: some }
  render(
    <main tabIndex={-1}>
      <button type="button" data-tour="palette" />
      <button type="button" data-tour="person" />
      <TourRun tour={tour} from={0} />
    </main>,
  )
  for (let piece = 0; piece < 40; piece += 1) await act(() => vi.advanceTimersByTimeAsync(40))
}
const progress = () => document.querySelector<HTMLElement>('.driver-popover-progress-text')

test('a tour of one step tells no progress, and its button is Finish (specification, section 2)', async () => {
  await run(steps.slice(0, 1))
  expect(screen.getByRole('button', { name: 'Concluir' })).toBeTruthy()
  expect([progress()?.textContent, progress()?.style.display]).toEqual(['', 'none'])
})

test('one of two tells how far it is, and its button is Next', async () => {
  await run(steps)
  expect(screen.getByRole('button', { name: 'Próximo' })).toBeTruthy()
  expect([progress()?.textContent, progress()?.style.display]).toEqual(['1 de 2', 'block'])
})
