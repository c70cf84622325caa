import { render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { early, earlyParts } from '#web/kit/ui/early.tsx'

const Named = ({ nome }: { nome: string }) => <p>{nome}</p>
type Load = () => Promise<ComponentType<{ nome: string }>>

test('a part that was fetched before stands at once, with no stand-in before it', async () => {
  const load = vi.fn<Load>().mockResolvedValue(Named)
  const Part = early(load)
  await earlyParts()
  render(
    <Suspense fallback="…">
      <Part nome="Ana" />
    </Suspense>,
  )
  // Within the same turn: nothing has been awaited since.
  expect(screen.getByText('Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('one that was not comes later, and one that cannot be fetched holds up no screen', async () => {
  const Part = early(async () => Named)
  render(
    <Suspense fallback="…">
      <Part nome="Bia" />
    </Suspense>,
  )
  expect(screen.getByText('…')).toBeTruthy()
  expect(await screen.findByText('Bia')).toBeTruthy()
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('cut'))
  early(load)
  await earlyParts()
  expect(load).toHaveBeenCalledTimes(1)
})
