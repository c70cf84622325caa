import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { Person } from '#web/kit/session/session.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { endCreate } from '#web/shell/create/asked.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { forgetLoops, shellServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(() => {
  forgetLoops()
  endCreate()
})

const found = (id: number, nome: string, hint: string | null = null) => ({ id, nome, hint, gone: false })

const shown = (role: Role, path: string, over: Partial<Person> = {}) => {
  const server = shellServer()
  server.answer('GET', '/api/entregas/ventures', { data: [found(5, 'Lua'), found(6, 'Sol')], more: false })
  server.answer('GET', '/api/entregas/gates', { data: [found(7, 'Fundação', 'Lua')], more: false })
  server.answer('GET', '/api/gates/7', { data: { id: 7, nome: 'Fundação', venture_id: 5 }, uses: [] })
  return { ...render(<Shell>na tela</Shell>, { me: person(role, over), path }), server }
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const field = () => within(screen.getByRole('dialog')).getByRole('combobox')
const labels = () => screen.getAllByRole('option').map((it) => it.textContent.replace('Criar', ''))
const opened = async (role: Role = 1, path = '/home') => {
  const page = shown(role, path)
  press('c')
  await screen.findByRole('dialog', { name: 'Criar' })
  return page
}
const choose = (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

describe('C', () => {
  test('opens everything that the role may create, the atom first, narrowed by any everyday word', async () => {
    const { at } = await opened(4)
    expect(labels().slice(0, 2)).toEqual(['Novo átomo', 'Nova partícula'])
    expect(labels()).not.toContain('Nova venture')
    choose('nova tarefa')
    await waitFor(() => expect(at()).toBe('/district/workstation/atom/new/0'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('on a venture begins with what stands in it, and the form is of that venture', async () => {
    const { at } = await opened(1, '/project/show/5')
    expect(screen.getAllByRole('group').map((it) => it.getAttribute('aria-label'))).toEqual([
      'Aqui',
      'Em qualquer lugar',
    ])
    expect(labels().slice(0, 4)).toEqual(['Novo gate', 'Nova célula', 'Novo átomo', 'Nova partícula'])
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(at()).toBe('/district/workstation/ventures/5/gate/new'))
  })

  test('asks where it is to stand when the page does not say; Esc goes one step back', async () => {
    const { at } = await opened()
    choose('gate')
    expect(await screen.findByRole('dialog', { name: 'Novo gate: em qual venture?' })).toBeTruthy()
    await screen.findByRole('option', { name: /Sol/ })
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(await screen.findByRole('dialog', { name: 'Criar' })).toBeTruthy()
    choose('gate')
    fireEvent.click(await screen.findByRole('option', { name: /Sol/ }))
    await waitFor(() => expect(at()).toBe('/district/workstation/ventures/6/gate/new'))
  })

  test('the gate of a new cell brings its venture along', async () => {
    const { at } = await opened()
    choose('célula')
    fireEvent.click(await screen.findByRole('option', { name: /Fundação · Lua/ }))
    await waitFor(() => expect(at()).toBe('/district/workstation/ventures/5/gate/7/cell/new'))
  })

  test('is the screen’s own where it has one', async () => {
    let own = 0
    const Own = () => {
      useHotkey('c', () => (own += 1), { label: 'Novo setor' })
      return null
    }
    shellServer()
    render(
      <Shell>
        <Own />
      </Shell>,
      { me: person(1) },
    )
    press('c')
    expect([own, screen.queryByRole('dialog')]).toEqual([1, null])
  })

  test('creates nothing while somebody looks as another role', async () => {
    shown(1, '/home', { viewing_as: 4 })
    press('c')
    expect(await screen.findByText('Durante a visualização nada pode ser alterado.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the palette creates too: the form opens, or its question', async () => {
  const { at } = shown(1, '/project/show/5')
  const search = async (q: string) => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await screen.findByRole('combobox')
    choose(q)
  }
  await search('nova venture')
  await waitFor(() => expect(at()).toBe('/project/new'))
  await search('nova célula')
  expect(await screen.findByRole('dialog', { name: 'Nova célula: em qual gate?' })).toBeTruthy()
})
