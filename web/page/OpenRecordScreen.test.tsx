import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenRecordScreen } from '#web/page/OpenRecordScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

test.each([
  ['/open/area/7', '/area/show/7'],
  ['/open/area/7?comment=5', '/area/show/7?comment=5'],
])('the link %s of a notification leads to %s', async (path, to) => {
  fakeServer().answer('GET', '/api/areas/:id', { data: { id: 7, nome: 'Fotografia' }, uses: [] })
  const { at } = render(<OpenRecordScreen />, { me: person(1), path, route: '/open/:thing/:id' })
  await waitFor(() => expect(at()).toBe(to))
})
