import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/kit/storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  browserStorage.remove('nucleo.side')
})

const shutAt = async (small: boolean, stored?: 'shut' | 'open') => {
  if (stored) browserStorage.set('nucleo.side', stored)
  vi.stubGlobal('matchMedia', () => ({ matches: small }))
  vi.resetModules()
  return (await import('#web/shell/menu/sideShut.ts')).sideShut.get()
}

test('the menu is collapsed where a table has no room beside it, until somebody has chosen', async () => {
  expect([await shutAt(true), await shutAt(false)]).toEqual([true, false])
  expect([await shutAt(true, 'open'), await shutAt(false, 'shut')]).toEqual([false, true])
})
