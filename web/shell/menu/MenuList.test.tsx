import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { districtMenus } from '#web/screens/menu/menu.ts'
import { isBuilt } from '#web/screens/menu/menuFor.ts'
import { MenuList } from '#web/shell/menu/MenuList.tsx'
import { sidePages } from '#web/shell/menu/pages.ts'
import { render } from '#web/testing/render.tsx'

const marked = () => screen.queryAllByRole('link', { current: 'page' }).map((it) => it.textContent)
const entries = [...districtMenus.flatMap((it) => it.entries).filter(isBuilt), ...sidePages]

test.each([
  ['/district/workstation/pontos', 'Central de loops'],
  ['/ponto/show/7', 'Central de loops'],
  ['/district/hub/permissions/roles', 'Permissões'],
  ['/district/hub/permissions/role/4/edit', 'Permissões'],
  ['/district/permissions/index', 'Permissões'],
  ['/permissions/show/loop.run', 'Permissões'],
  ['/ajuda', 'Ajuda'],
  ['/suporte', 'Suporte'],
  ['/district/headquarter', 'Headquarter'],
  ['/district/library/ventures', 'Especificações'],
  ['/district/library', 'Biblioteca'],
  ['/', 'Início'],
])('on %s the menu marks %s', (path, name) => {
  render(<MenuList district={{ key: 'hub', entries }} path={path} />)
  expect(marked()).toEqual([name])
})
