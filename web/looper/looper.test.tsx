import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import type { LooperRow } from '#contract/looper/row.ts'
import { CollaboratorListScreen } from '#web/looper/CollaboratorListScreen.tsx'
import { LooperListScreen } from '#web/looper/LooperListScreen.tsx'
import { ManagerListScreen } from '#web/looper/ManagerListScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const row: LooperRow = {
  id: 7,
  nome: 'Íris Prado',
  foto: DEFAULT_PHOTO,
  email: 'iris@example.org',
  role: 4,
  status: 3,
  type: { id: 1, nome: 'Design' },
  sector: { id: 2, nome: 'Produto' },
  areas: 'Front-end, Redação',
  contract_type: null,
  valor_hora_centavos: 85_50,
  qtdProjetos: 2,
  seen_at: null,
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
}

const openServer = () => {
  const server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/loopers', { data: [row], total: 1, more: false, page: 1, per_page: 10, sums: {} })
  server.answer('GET', '/api/loopers/sectors', {
    data: [{ id: 2, nome: 'Produto', hint: null, gone: false }],
    more: false,
  })
  return server
}
const route = '/district/hub/loopers'
const heads = () => screen.getAllByRole('columnheader').map((it) => it.textContent)

test('a person in words, narrowed by the sector of the address, leading to their page, and to no screen that is not there', async () => {
  const { asked } = openServer()
  render(<LooperListScreen />, { me: person(1), path: `${route}?sector_id=2`, route })
  const cells = (await screen.findAllByRole('cell')).map((it) => it.textContent?.replaceAll('\u00A0', ' '))
  // The letters of who has no photo stand before the name, and the way to their status at the end.
  expect(cells).toEqual([
    'ÍPÍris Pradoiris@example.org',
    'Looper',
    'Desativado',
    'Design',
    'Produto',
    'R$ 85,50',
    '02',
    '- - -',
    '',
  ])
  expect(await screen.findByRole('button', { name: /Setor.*Produto/ })).toBeTruthy()
  expect(asked.some((it) => it.url.includes('/api/loopers?') && it.url.includes('sector_id=2'))).toBe(true)
  expect(screen.getByRole('link', { name: /Íris/ }).getAttribute('href')).toContain('/looper/show/7')
  expect(screen.queryByRole('button', { name: /Nov/ })).toBeNull()
})

test('the modal titled Status opens from the row of a list; nobody has it for themselves, nor who may not set one', async () => {
  const server = openServer()
  server.answer('PUT', '/api/looperStatus/7', { status: 'success', message: 'x', data: { id: 7, status: 1 } })
  const { unmount } = render(<LooperListScreen />, { me: person(7), path: route, route })
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar a situação de Íris Prado' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Status' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^Ativo/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Status alterado!')).toBeTruthy()
  expect(await server.bodies('/api/looperStatus/7')).toEqual([{ status: 1 }])
  unmount()
  for (const me of [person(2), person(1, { id: 7 })]) {
    const shown = render(<LooperListScreen />, { me, path: route, route })
    await screen.findByText('Íris Prado')
    expect(screen.queryByRole('button', { name: /Mudar a situação/ })).toBeNull()
    shown.unmount()
  }
})

test('who may not see values sees no column of them, and who may not open people no link to them', async () => {
  openServer()
  render(<LooperListScreen />, { me: person(2), path: route, route })
  await screen.findByText('Íris Prado')
  expect(heads()).toContain('Projetos')
  expect(heads()).not.toContain('Valor da hora')
  expect(screen.queryByRole('link', { name: /Íris/ })).toBeNull()
})

test('users and managers are listed without their areas of expertise, which a view may bring; collaborators with them', async () => {
  const server = openServer()
  const page = { data: [row], total: 1, more: false, page: 1, per_page: 10, sums: {} }
  server.answer('GET', '/api/managers', page)
  server.answer('GET', '/api/collaborators', page)
  for (const Screen of [LooperListScreen, ManagerListScreen]) {
    const { unmount } = render(<Screen />, { me: person(1) })
    await screen.findByText('Íris Prado')
    expect(heads()).not.toContain('Áreas de atuação')
    unmount()
  }
  render(<CollaboratorListScreen />, { me: person(1) })
  await screen.findByText('Íris Prado')
  expect(heads()).toContain('Áreas de atuação')
})
