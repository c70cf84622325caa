import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { Side } from '#web/shell/menu/Side.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const marked = () => screen.queryAllByRole('link', { current: 'page' }).map((it) => it.textContent)
const shown = (role: Role, path: string) => {
  fakeServer()
  return render(<Side />, { me: person(role), path })
}

test.each([
  ['/district/workstation/pontos', 'Central de loops'],
  ['/ponto/show/7', 'Central de loops'],
  ['/district/workstation/week', 'Central de loops'],
  ['/district/hub/permissions/roles', 'Permissões'],
  ['/district/hub/permissions/role/4/edit', 'Permissões'],
  ['/district/permissions/index', 'Permissões'],
  ['/permissions/show/loop.run', 'Permissões'],
  ['/district/prolab/team', 'Pessoas'],
  ['/setor/show/1', 'Estrutura'],
  ['/district/prolab/ventures', 'Ventures'],
  ['/ajuda', 'Ajuda'],
  ['/suporte', 'Suporte'],
  ['/district/headquarter', 'Headquarter'],
  ['/district/library/ventures', 'Especificações'],
  ['/district/library', 'Biblioteca'],
  ['/', 'Início'],
])('on %s the menu marks %s', (path, name) => {
  shown(1, path)
  expect(marked()).toEqual([name])
})

test('a district says what it is for, and its entries stand under headings', () => {
  shown(1, '/')
  const menu = within(screen.getByRole('navigation', { name: 'Menu de Hub' }))
  expect(menu.getByText('Seu dia, as pessoas, a organização')).toBeTruthy()
  expect(['Dia', 'Equipe', 'Organização'].map((it) => menu.getAllByText(it).length > 0)).toEqual([true, true, true])
})
