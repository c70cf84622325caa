import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { onDemand } from '#web/kit/ui/onDemand.tsx'

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
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Tab' }))
  expect(load).toHaveBeenCalledTimes(1)
  rerender(<Holder open />)
  expect(screen.getByText('Ana')).toBeTruthy()
})
