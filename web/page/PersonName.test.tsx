import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permissionsOf, defaultGrants } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { PersonName } from '#web/page/PersonName.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

test.each(signedInRoles)('role %i meets a name as a link only where it opens people', (role) => {
  render(<PersonName of={{ id: 9, nome: 'Íris Prado' }} />, { me: person(role) })
  expect(screen.getByTitle('Íris Prado').textContent).toBe('Íris Prado')
  const link = screen.queryByRole('link', { name: 'Íris Prado' })
  expect(link !== null).toBe(permissionsOf(defaultGrants, role).includes('looper.open'))
})
