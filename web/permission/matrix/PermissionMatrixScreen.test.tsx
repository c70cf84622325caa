import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { permissions } from '#contract/access/matrix.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { defaultsOf } from '#contract/permission/permission.rules.ts'
import { idlePermissions } from '#contract/permission/withoutEffect.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { setLocale } from '#web/kit/words.ts'
import { PermissionMatrixScreen } from '#web/permission/matrix/PermissionMatrixScreen.tsx'
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

test('has roles across, marks what is off the default, and leads to each permission', async () => {
  const data = permissions.map((id) => ({ id, roles: signedInRoles.filter((it) => defaultsOf(it).includes(id)) }))
  const changed = data.map((it) => (it.id === 'order.pay' ? { id: it.id, roles: [1, 6] } : it))
  server.answer('GET', '/api/permissions', { data: changed, version: 1 })
  const user = userEvent.setup()
  render(<PermissionMatrixScreen />, { me: admin })
  expect(await screen.findAllByRole('columnheader')).toHaveLength(11)
  await user.click(screen.getByRole('radio', { name: /Fora do padrão/ }))
  const [link] = screen.getAllByRole('link', { name: 'Pagar' })
  expect(link?.getAttribute('href')).toBe('/permissions/show/order.pay')
  const cells = within(link?.closest('tr') ?? document.body).getAllByRole('cell')
  expect(cells.filter((it) => it.textContent?.includes('sim')).map((it) => it.textContent)).toEqual([
    'Administradorsim',
    'Financeirosim, fora do padrão',
  ])
})

test('says of each that nothing asks yet that it is without effect', async () => {
  server.answer('GET', '/api/permissions', { data: permissions.map((id) => ({ id, roles: [1] })), version: 1 })
  render(<PermissionMatrixScreen />, { me: admin })
  const [link] = await screen.findAllByRole('link', { name: 'Vender' })
  expect(within(link?.closest('tr') ?? document.body).getByRole('rowheader').textContent).toContain('ainda sem efeito')
  expect(screen.getAllByText('ainda sem efeito')).toHaveLength(idlePermissions.size)
})
