import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { findRoute, mayOpen } from '#contract/routes/match.ts'
import { menuFor } from '#web/screens/menu/menuFor.ts'
import { MenuDrawer } from '#web/shell/menu/MenuDrawer.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const opener = () => screen.getByRole('button', { name: 'Abrir menu' })
const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
const openedBy = async (role: Role, path = '/district/headquarter') => {
  const page = render(<MenuDrawer />, { me: person(role), path })
  await userEvent.click(opener())
  return page
}
const links = () => within(screen.getByRole('dialog')).getAllByRole('link')

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  user = userEvent.setup()
})

test('it is closed until asked for, and then has the focus', async () => {
  render(<MenuDrawer />)
  expect(drawer()).toBeNull()
  await user.click(opener())
  await waitFor(() => expect(drawer()?.contains(document.activeElement)).toBe(true))
})

// guard.test.tsx tests the content of each role's menu; the drawer shows it.
test.each([1, 3, 4] as const)(
  'role %d is offered every screen of its own menu, help, support and the map, and no other',
  async (role) => {
    await openedBy(role)
    const offered = links().map((it) => findRoute(it.getAttribute('href') ?? '')?.name)
    expect(offered).toEqual([
      ...menuFor(role).flatMap((it) => it.entries.map(({ route }) => route)),
      'help',
      'support',
      'schematic',
    ])
    expect(offered.filter((it) => !it || !mayOpen(routes[it], role) || !isBuilt(it))).toEqual([])
    const names = within(screen.getByRole('dialog'))
      .getAllByRole('heading', { level: 3 })
      .map((it) => it.textContent)
    expect(names.length).toBe(menuFor(role).length)
  },
)

test('a client is shown neither permissions nor audit, an administrator both', async () => {
  const { unmount } = await openedBy(3)
  const named = () => links().map((it) => it.textContent)
  expect(named()).toContain('Headquarter')
  expect(named().filter((it) => ['Permissões', 'Auditoria', 'Início'].includes(it ?? ''))).toEqual([])
  unmount()
  await openedBy(1)
  expect(['Permissões', 'Auditoria', 'Início'].filter((it) => !named().includes(it))).toEqual([])
})

test('Esc and the cross close it and give the focus back to where it was opened', async () => {
  await openedBy(4)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(drawer()).toBeNull())
  expect(document.activeElement).toBe(opener())
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(drawer()).toBeNull())
  expect(document.activeElement).toBe(opener())
})

test('where one stands is marked, and a choice leads there and closes it', async () => {
  const { at } = await openedBy(4, '/')
  expect(
    links()
      .filter((it) => it.getAttribute('aria-current') === 'page')
      .map((it) => it.textContent),
  ).toEqual(['Início'])
  await user.click(screen.getByRole('link', { name: 'Central de loops' }))
  await waitFor(() => expect(drawer()).toBeNull())
  expect(at()).toBe('/district/workstation/pontos')
})
