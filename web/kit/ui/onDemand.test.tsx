import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { onDemand, partsAwaited } from '#web/kit/ui/onDemand.tsx'

const Named = ({ nome }: { nome: string }) => <p>{nome}</p>

test('a part that could not be fetched is told, and fetched when it is shown again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<ComponentType<{ nome: string }>>>()
  load.mockRejectedValueOnce(new Error('cut')).mockResolvedValue(Named)
  const { Part } = onDemand('Part', load)
  const onMissing = vi.fn<() => void>()
  const first = render(<Part nome="Ana" onMissing={onMissing} />)
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  first.unmount()
  render(<Part nome="Bia" onMissing={onMissing} />)
  expect(await screen.findByText('Bia')).toBeTruthy()
  expect(onMissing).toHaveBeenCalledTimes(1)
})

test('it is fetched ahead once the page is touched, and stands at once then', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ nome: string }>>>().mockResolvedValue(Named)
  const { Part, useAhead } = onDemand('Part', load)
  const Holder = ({ open }: { open: boolean }) => {
    useAhead()
    return open ? <Part nome="Ana" onMissing={() => undefined} /> : null
  }
  const { rerender } = render(<Holder open={false} />)
  expect(load).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  rerender(<Holder open />)
  expect(screen.getByText('Ana')).toBeTruthy()
})

test('left to the idle moment, it is fetched by itself', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<ComponentType<{ nome: string }>>>().mockResolvedValue(Named)
  const { useAhead } = onDemand('Part', load)
  const Holder = () => {
    useAhead('idle')
    return null
  }
  render(<Holder />)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('what stands around it waits until it shows at once, and lets it say itself that it is missing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<ComponentType<{ onClose: () => void }>>>()
  load
    .mockRejectedValueOnce(new Error('cut'))
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue(() => <p>Ana</p>)
  const { Part, useThere } = onDemand('Part', load)
  const onClose = vi.fn<() => void>()
  const Frame = ({ wanted }: { wanted: boolean }) => {
    const there = useThere(wanted)
    if (!wanted || !there) return null
    return (
      <section>
        <Part onClose={onClose} />
      </section>
    )
  }
  const { rerender, unmount, container } = render(<Frame wanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Frame wanted />)
  expect(container.innerHTML).toBe('')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  unmount()
  render(<Frame wanted />)
  expect((await screen.findByText('Ana')).closest('section')).toBeTruthy()
})

test('who waits for a part is seen to wait, what is fetched ahead is not', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ nome: string }>>()
  const { Part, useAhead } = onDemand('Part', () => promise)
  const Holder = ({ open }: { open: boolean }) => {
    useAhead()
    return open ? <Part nome="Ana" /> : null
  }
  const { rerender } = render(<Holder open={false} />)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(partsAwaited.get()).toBe(0)
  rerender(<Holder open />)
  expect(partsAwaited.get()).toBe(1)
  await act(async () => resolve(Named))
  expect(screen.getByText('Ana')).toBeTruthy()
  expect(partsAwaited.get()).toBe(0)
})
