import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { VentureRow } from '#contract/venture/venture.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'
import { VentureEdit } from '#web/venture/VentureEdit.tsx'

const row = {
  id: 3,
  nome: 'Portal',
  code: 'POR-1',
  version: 1,
  colour: 1,
  cliente: null,
  deleted_at: null,
} as VentureRow

const Page = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <VentureMark id={3} />
      {open && <VentureEdit of={row} onClose={() => setOpen(false)} />}
    </>
  )
}

test('once its form closes, the marks of a venture take the colour that was chosen', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/ventures/colours', { chosen: [{ id: 3, colour: 5 }] })
  const { container } = render(<Page />, { me: person(1) })
  const mark = () => container.querySelector('[data-venture]')?.getAttribute('data-venture')
  // None was chosen so far.
  expect(mark()).toBe('2')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(mark()).toBe('5'))
})
