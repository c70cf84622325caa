import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { setLocale } from '#web/kit/words.ts'
import { RolesScreen } from '#web/permission/role/RolesScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
const admin = person(1)

beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
  viewAs.set(null)
})

describe('the list of roles', () => {
  const row = (it: number, over: object = {}) => ({
    role: it,
    people: it,
    permissions: 0,
    added: 0,
    removed: 0,
    changed_at: null,
    changed_by: null,
    ...over,
  })

  test('tells each role’s people, permissions and difference, and resets all after asking', async () => {
    const edited = { added: 2, removed: 1, changed_at: '2026-03-10T15:00:00Z', changed_by: { id: 1, nome: 'Alice' } }
    const rows = [0, ...signedInRoles].map((it) => row(it, it === 4 ? edited : {}))
    server.answer('GET', '/api/permissions/roles', { data: rows, version: 9 })
    const user = userEvent.setup()
    render(<RolesScreen />, { me: admin })
    const looper = (await screen.findByRole('rowheader', { name: /Looper/ })).closest('tr')
    expect(looper?.textContent).toContain('2 a mais')
    expect(looper?.textContent).toContain('1 a menos')
    expect(looper?.textContent).toContain('por Alice')
    expect(screen.getByRole('link', { name: 'Gerente' }).getAttribute('href')).toBe(
      '/district/hub/permissions/role/2/edit',
    )
    expect(screen.queryByRole('link', { name: 'Pendente' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ver como Administrador' })).toBeNull()
    server.answer('POST', '/api/permissions/reset', { version: 10, changed: 3, message: 'ok' })
    await user.click(screen.getByRole('button', { name: 'Restaurar todos' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Looper')
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }))
    await waitFor(async () => expect(await server.bodies('/api/permissions/reset')).toEqual([{ version: 9 }]))
  })
})
