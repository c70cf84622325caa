import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { invitationList } from '#contract/invitation/invitation.ts'
import { FirstSteps } from '#web/home/cards/FirstSteps.tsx'
import { invalidate } from '#web/kit/call/query.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const page = (total: number) => ({ data: [], total, page: 1, per_page: 1 })

test('with a first venture the steps tell which of them is done, and go once somebody is invited', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/loopers', page(1))
  server.answer('GET', '/api/invitations', page(0))
  server.answer('GET', '/api/clients', page(0))
  render(<FirstSteps hasVenture />)
  const card = await screen.findByRole('region', { name: 'Primeiros passos' })
  const done = within(card).getAllByText('Feito.')
  expect(done.map((it) => it.closest('li')?.textContent)).toEqual(['Crie a primeira ventureFeito.'])
  expect(within(card).getByText('Uma a uma, ou muitas de um arquivo CSV.')).toBeTruthy()

  server.answer('GET', '/api/invitations', page(1))
  await act(() => invalidate(invitationList.calls.list))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull())
})
