import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NotMe } from '#web/auth/NotMe.tsx'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

test('the link of a notice signs out at a press only', async () => {
  const server = fakeServer()
  server.answer('POST', '/api/auth/not-me', { status: 'success', message: 'Pronto.' })
  const onDone = vi.fn()
  render(<NotMe code="abc" onDone={onDone} />, { path: '/forgot-password' })
  expect(server.asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sair de tudo' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Pronto.'))
})
