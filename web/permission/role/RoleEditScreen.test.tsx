import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { permissions, type Permission } from '#contract/access/matrix.ts'
import { defaultsOf, withChanges } from '#contract/permission/permission.rules.ts'
import { idlePermissions } from '#contract/permission/withoutEffect.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { setLocale } from '#web/kit/words.ts'
import { RoleEditScreen } from '#web/permission/role/RoleEditScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
const admin = person(1)
const editPath = '/district/hub/permissions/role/:role/edit'

beforeEach(() => {
  server = fakeServer()
  setLocale('pt')
  viewAs.set(null)
})

const role = (held: readonly Permission[], version = 3) => ({
  data: { role: 2, people: 3, permissions: [...held], version },
})
const byDefault = defaultsOf(2)

const openRole = async (held: readonly Permission[] = byDefault) => {
  server.answer('GET', '/api/permissions/roles/2', role(held))
  const user = userEvent.setup()
  const rendered = render(<RoleEditScreen />, {
    me: admin,
    path: '/district/hub/permissions/role/2/edit',
    route: editPath,
  })
  await screen.findByRole('heading', { name: 'Gerente' })
  return { user, ...rendered }
}

const thing = (name: string) => screen.getByRole('group', { name })
const toggle = (of: string, name: string | RegExp) =>
  within(thing(of)).getByRole('checkbox', {
    name: typeof name === 'string' ? new RegExp(`^${of}: ${name}(?:,|$)`) : name,
  })

describe('the matrix of one role', () => {
  test('shows every permission once, with what the role holds', async () => {
    await openRole()
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes).toHaveLength(permissions.length)
    expect(boxes.filter((it) => it.checked)).toHaveLength(byDefault.length)
    expect(toggle('Ventures', 'Abrir')).toHaveProperty('checked', true)
    expect(toggle('Loops', 'Registrar tempo')).toHaveProperty('checked', false)
    expect(screen.queryByRole('button', { name: 'Restaurar padrão' })).toBeNull()
  })

  test('says of each that nothing asks yet that it is without effect', async () => {
    await openRole()
    const idle = screen.getAllByRole('checkbox', { name: /ainda sem efeito/ })
    expect(idle).toHaveLength(idlePermissions.size)
    expect(within(thing('Cursos')).getAllByText('ainda sem efeito').length).toBeGreaterThan(0)
    expect(within(thing('Setores')).queryByText(/sem efeito/)).toBeNull()
  })

  test('speaks English too', async () => {
    setLocale('en')
    server.answer('GET', '/api/permissions/roles/2', role(byDefault))
    render(<RoleEditScreen />, {
      me: person(1, { locale: 'en' }),
      path: '/district/hub/permissions/role/2/edit',
      route: editPath,
    })
    await screen.findByRole('heading', { name: 'Manager' })
    expect(toggle('Payment orders', 'Pay')).toHaveProperty('checked', false)
  })

  test('sums up what changes before it saves, sends only that, and says so', async () => {
    const { user } = await openRole()
    await user.click(toggle('Ordens de pagamento', 'Criar'))
    await user.click(toggle('Átomos', 'Cobrar'))
    await user.click(toggle('Átomos', 'Abrir'))
    await user.click(toggle('Átomos', /Abrir/))
    await user.click(screen.getByRole('button', { name: 'Revisar e salvar' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Vale na hora para 3 pessoas deste papel.')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(['Ordens de pagamento · Criar', 'Átomos · Cobrar'])
    const after = withChanges(byDefault, { grant: ['order.create'], revoke: ['atom.bill'] })
    server.answer('PUT', '/api/permissions/roles/2', { ...role(after, 4), message: 'Permissões salvas.' })
    server.answer('GET', '/api/permissions/roles/2', role(after, 4))
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
    await screen.findByText('Salvo!')
    const [sent] = server.asked.filter((it) => it.method === 'PUT')
    expect(await sent?.json()).toEqual({ version: 3, grant: ['order.create'], revoke: ['atom.bill'] })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Revisar e salvar' })).toBeNull()
    expect(toggle('Átomos', 'Cobrar, fora do padrão')).toHaveProperty('checked', false)
  })

  test('loses nothing when somebody else was faster: the choices stay on top of what is in force', async () => {
    const { user } = await openRole()
    await user.click(toggle('Ordens de pagamento', 'Criar'))
    await user.click(screen.getByRole('button', { name: 'Revisar e salvar' }))
    server.answer('PUT', '/api/permissions/roles/2', () =>
      refusal(409, { detail: 'Outra pessoa alterou as permissões.' }),
    )
    server.answer('GET', '/api/permissions/roles/2', role([...byDefault, 'loop.run'], 4))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }))
    await screen.findByText(/Outra pessoa alterou este papel agora/)
    expect(toggle('Loops', 'Registrar tempo, fora do padrão')).toHaveProperty('checked', true)
    expect(toggle('Ordens de pagamento', 'Criar, fora do padrão, não salva')).toHaveProperty('checked', true)
    server.answer('PUT', '/api/permissions/roles/2', { ...role(byDefault, 5), message: 'ok' })
    await user.click(screen.getByRole('button', { name: 'Revisar e salvar' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(server.asked.filter((it) => it.method === 'PUT')).toHaveLength(2))
    const sent = server.asked.filter((it) => it.method === 'PUT').at(-1)
    expect(await sent?.json()).toEqual({ version: 4, grant: ['order.create'], revoke: [] })
  })

  test('remembers what was not saved over a reload, and can let it go', async () => {
    const first = await openRole()
    await first.user.click(toggle('Ordens de pagamento', 'Criar'))
    first.unmount()
    const { user } = await openRole()
    expect(toggle('Ordens de pagamento', /Criar/)).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(toggle('Ordens de pagamento', 'Criar')).toHaveProperty('checked', false)
  })

  test('is searched without accents and filtered to what is off the default', async () => {
    const { user, at } = await openRole([...byDefault, 'order.pay'])
    await user.type(screen.getByRole('searchbox'), 'atomo')
    await waitFor(() => expect(screen.getAllByRole('group', { name: /Átomos|Ventures/ })).toHaveLength(1))
    expect(at()).toContain('q=atomo')
    await user.clear(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('radio', { name: /Fora do padrão/ }))
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
    expect(toggle('Ordens de pagamento', /Pagar/)).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: 'Trabalho' }))
    expect(screen.getByText('Nenhum resultado encontrado!')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(permissions.length)
  })

  test('shows what nobody can change, and why', async () => {
    await openRole()
    for (const box of within(thing('Permissões')).getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true)
    expect(within(thing('Permissões')).getByText(/Sempre e somente do Administrador/)).toBeDefined()
  })

  test('goes back to the default after asking', async () => {
    const { user } = await openRole([...byDefault, 'order.pay'])
    await user.click(screen.getByRole('button', { name: 'Restaurar padrão' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Deixa de ter 1 permissão')
    server.answer('POST', '/api/permissions/roles/2/reset', { ...role(byDefault, 4), message: 'ok' })
    server.answer('GET', '/api/permissions/roles/2', role(byDefault, 4))
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restaurar padrão' })).toBeNull())
    expect(await server.bodies('/api/permissions/roles/2/reset')).toEqual([{ version: 3 }])
  })

  test('follows what others edit meanwhile', async () => {
    await openRole()
    server.answer('GET', '/api/permissions/roles/2', role([...byDefault, 'loop.run'], 4))
    act(() => emitLive({ topic: 'grants', event: 'grants.changed', data: { version: 4, roles: [2] } }))
    await waitFor(() => expect(toggle('Loops', /Registrar tempo/)).toHaveProperty('checked', true))
  })

  test.each(['0', '11', 'looper'])('says that there is no role "%s"', (text) => {
    render(<RoleEditScreen />, { me: admin, path: `/district/hub/permissions/role/${text}/edit`, route: editPath })
    expect(screen.getByText('Este papel não existe')).toBeDefined()
  })
})
