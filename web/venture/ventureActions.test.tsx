import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'
import { VentureActions } from '#web/venture/VentureActions.tsx'

const row = {
  id: 3,
  nome: 'Portal',
  code: 'POR-1',
  version: 4,
  stage: 'approved',
  status: 1,
  template: false,
  cliente: null,
  deleted_at: null,
} as VentureRow

const open = (role: Role, over: Partial<VentureRow> = {}) => {
  const server = fakeServer()
  render(
    <VentureActions of={{ ...row, ...over }}>
      {(items) => items.length > 0 && <Menu label="Ações" button="…" items={items} />}
    </VentureActions>,
    { me: person(role) },
  )
  return server
}

const labels = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  return screen.getAllByRole('menuitem').map((it) => it.textContent)
}

test.each<[Partial<VentureRow>, string[]]>([
  [
    {},
    [
      'Avançar etapa para: Em execução',
      'Voltar etapa para: Em análise',
      'Criar outra a partir desta',
      'Desativar venture',
    ],
  ],
  [
    { status: 0 },
    [
      'Avançar etapa para: Em execução',
      'Voltar etapa para: Em análise',
      'Criar outra a partir desta',
      'Ativar venture',
    ],
  ],
  [{ template: true, status: 0 }, ['Criar outra a partir desta']],
  [{ deleted_at: '2026-03-02T12:00:00.000Z' }, ['Criar outra a partir desta']],
])('the menu of a venture says its stage and whether it is active by one word each: %j', async (over, items) => {
  open(1, over)
  expect(await labels()).toEqual(items)
})

test('a venture is set inactive in the version that is shown, and it is said', async () => {
  const server = open(1)
  server.answer('PATCH', '/api/ventures/3', { data: { ...row, status: 0, version: 5 } })
  await labels()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Desativar venture' }))
  await waitFor(async () => expect(await server.bodies('/api/ventures/3')).toEqual([{ version: 4, status: 0 }]))
})
