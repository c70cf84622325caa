import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WaitingAtom } from '#contract/atom/page.ts'
import { AtomsWaiting } from '#web/portal/AtomsWaiting.tsx'
import { PortalAtomsScreen } from '#web/portal/PortalAtomsScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const pending: WaitingAtom = {
  id: 7,
  ref: 'LUA-7',
  nome: 'Desenhar a vitrine',
  descricao: 'Fotos grandes.',
  status: 0,
  data: '2026-03-20',
  late: false,
  venture: { id: 2, nome: 'Loja Lua' },
  gate: 'Protótipo',
  entrega: 'Telas',
}
const accepted = { ...pending, id: 8, ref: 'LUA-8', nome: 'Montar o frete', status: 1, data: '2026-03-01', late: true }

const answering = (data: readonly WaitingAtom[], may_decide = true) => {
  const server = fakeServer()
  server.answer('GET', '/api/atoms/waiting', { data, more: false, may_decide })
  return server
}
const opened = (data: readonly WaitingAtom[], may_decide = true) => {
  const server = answering(data, may_decide)
  render(<PortalAtomsScreen />, { me: person(3) })
  return server
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('accepting asks under the terms of use and sends no end; finishing says that it cannot be reversed', async () => {
  const server = opened([pending, accepted])
  server.answer('PUT', '/api/projetoAtomoStatus/:id', { status: 'success', message: 'Feito.', data: {} })
  await userEvent.click((await card('Para aceitar')).getByRole('button', { name: 'Aceitar' }))
  const accept = within(await screen.findByRole('alertdialog', { name: 'Aceitar?' }))
  expect(accept.getByRole('link', { name: 'termos de uso' }).getAttribute('href')).toMatch(/\/termo$/)
  await userEvent.click(accept.getByRole('button', { name: 'Aceitar' }))
  await waitFor(async () =>
    expect(await server.bodies('/api/projetoAtomoStatus/7')).toEqual([{ status: 1, data_fim: null }]),
  )
  await userEvent.click((await card('Aceitos, para finalizar')).getByRole('button', { name: 'Finalizar' }))
  const finish = within(await screen.findByRole('alertdialog', { name: 'Finalizar?' }))
  expect(finish.getByText(/não pode ser revertida/)).toBeTruthy()
  await userEvent.click(finish.getByRole('button', { name: 'Finalizar' }))
  await waitFor(async () =>
    expect(await server.bodies('/api/projetoAtomoStatus/8')).toEqual([
      { status: 2, data_fim: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]),
  )
})

test('each atom says what it is, where it belongs and for when', async () => {
  opened([pending, accepted])
  const first = await card('Para aceitar')
  for (const it of ['Desenhar a vitrine', 'Fotos grandes.']) expect(first.getByText(it)).toBeTruthy()
  expect(first.getByText(/LUA-7/).textContent).toContain('Protótipo · Telas')
  expect(first.getByText(/previsto para 20\/03\/2026/)).toBeTruthy()
  expect((await card('Aceitos, para finalizar')).getByText(/de atraso$/)).toBeTruthy()
})

test('a refused step says why, and the list stays', async () => {
  const server = opened([pending])
  server.answer('PUT', '/api/projetoAtomoStatus/:id', { status: 'error', message: 'O átomo está como “Aceito”.' })
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Aceitar?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }))
  expect(await screen.findByText('O átomo está como “Aceito”.')).toBeTruthy()
  expect(screen.getByText('Desenhar a vitrine')).toBeTruthy()
})

test('a basic access follows without buttons and reads who decides', async () => {
  opened([pending], false)
  expect(await screen.findByText(/quem aceita e finaliza é um acesso Administrador/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull()
})

test('without atoms the page says what comes next', async () => {
  opened([])
  expect(await screen.findByText('Nenhum átomo para aceitar ou finalizar')).toBeTruthy()
})

test.each([
  { data: [pending, accepted], name: 'Átomos para aceitar ou finalizar: 2', why: '1 esperam o seu aceite' },
  { data: [], name: 'Átomos da sua empresa', why: 'Nada para aceitar ou finalizar agora.' },
])('home leads there with the count: $name', async ({ data, name, why }) => {
  answering(data)
  render(<AtomsWaiting />, { me: person(3) })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(/\/district\/headquarter\/atoms$/)
  expect(screen.getByText(why)).toBeTruthy()
})
