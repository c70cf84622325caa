import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Capacity } from '#contract/capacity/capacity.ts'
import { CapacityScreen } from '#web/capacity/CapacityScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const capacity: Capacity = {
  weeks: ['2026-11-22', '2026-11-29'],
  people: [
    { id: 9, nome: 'Íris Prado', expected: [72_000, 72_000], planned: [90_000, 0], undated: 3600, unestimated: 2 },
    { id: null, nome: '', expected: [null, null], planned: [7200, 0], undated: 0, unestimated: 0 },
  ],
}

test('a week above the commitment says so in words, and leads to the atoms that fill it', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/capacity', capacity)
  server.answer('GET', '/api/capacity/atoms', {
    data: [{ id: 5, nome: 'Telas', short_id: 'LUA-5', venture: 'Loja', data: '2026-11-27', seconds: 90_000 }],
    more: false,
  })
  render(<CapacityScreen />, { me: person(1) })
  const row = await screen.findByRole('row', { name: /Íris Prado/ })
  expect(within(row).getByText('25h 00m de 20h 00m')).toBeTruthy()
  await userEvent.click(within(row).getByRole('button', { name: /acima do compromisso/ }))
  const dialog = await screen.findByRole('dialog', { name: /Íris Prado/ })
  expect(await within(dialog).findByText('Telas')).toBeTruthy()
  const asked = server.asked.map((it) => new URL(it.url)).findLast((it) => it.pathname === '/api/capacity/atoms')
  expect(asked?.search).toBe('?user_id=9&week=2026-11-22')
})
