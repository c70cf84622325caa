import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

const pops = { reached: 0 }

test('a page that is reloaded under its cover begins without it, at its own address, and the router does not hear of it', async () => {
  window.history.pushState({ idx: 2, key: 'page' }, '', '#/pagina')
  window.history.pushState({ idx: 2, key: 'page', over: true }, '', '#/pagina?q=x')
  await import('#web/kit/back/entries.ts')
  // As the router does, once the page has begun.
  window.addEventListener('popstate', () => void (pops.reached += 1))
  await waitFor(() => expect(window.history.state).toEqual({ idx: 2, key: 'page' }))
  expect([window.location.hash, pops.reached]).toEqual(['#/pagina?q=x', 0])
  // What follows waits for nothing any more.
  window.history.pushState({ idx: 3, key: 'next' }, '', '#/depois')
  await waitFor(() => expect(window.location.hash).toBe('#/depois'))
})
