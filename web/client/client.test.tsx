import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ClientNewScreen } from '#web/client/ClientNewScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

test('what may be the same company is warned of, with a link, and saving stays possible', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/clients/alike', { data: [{ id: 7, nome: 'Padaria', by: 'root' }] })
  server.answer('POST', '/api/clients', { data: { id: 8 } })
  const { at } = render(<ClientNewScreen />, { me: person(1), path: '/cliente/new', route: '/cliente/new' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Nome fantasia/ }), 'Padaria Dois')
  await userEvent.type(screen.getByRole('textbox', { name: /CNPJ/ }), '11222333000181')
  await userEvent.tab()
  const link = await screen.findByRole('link', { name: 'Padaria' })
  expect(link.getAttribute('href')).toContain('/cliente/show/7')
  expect(link.closest('[role=status]')?.textContent).toContain('mesma raiz de CNPJ')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/cliente/show/8'))
  expect(await server.bodies('/api/clients')).toMatchObject([{ nome: 'Padaria Dois', cnpj: '11222333000181' }])
})

const address = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', uf: 'SP' }
const openAddress = async (answer: () => Response) => {
  const server = fakeServer()
  server.answer('GET', '/api/clients/alike', { data: [] })
  server.answer('GET', '/api/cep/:cep', answer)
  server.answer('POST', '/api/clients', { data: { id: 8 } })
  const { at } = render(<ClientNewScreen />, { me: person(1), path: '/cliente/new', route: '/cliente/new' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Nome fantasia/ }), 'Padaria')
  await userEvent.type(screen.getByRole('textbox', { name: /CEP/ }), '01310100')
  await userEvent.tab()
  return { server, at }
}
const save = async ({ server, at }: Awaited<ReturnType<typeof openAddress>>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/cliente/show/8'))
  return (await server.bodies('/api/clients'))[0]
}
const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Logradouro|Rua/ })

test('a CEP fills the address in, which stays open to be corrected by hand', async () => {
  const opened = await openAddress(() => json({ data: address, asked: true }))
  await waitFor(() => expect(street().value).toBe('Avenida Paulista'))
  await userEvent.clear(street())
  await userEvent.type(street(), 'Alameda Santos')
  expect(await save(opened)).toMatchObject({ cep: '01310100', street: 'Alameda Santos', city: 'São Paulo', uf: 'SP' })
})

test.each([
  ['out of reach', true, () => refusal(503)],
  ['that does not know it', true, () => json({ data: null, asked: true })],
  ['that is not there', false, () => json({ data: null, asked: false })],
])(
  'a CEP service %s keeps nobody from typing and saving, and is told of only if it was asked',
  async (_, told, answer) => {
    const opened = await openAddress(answer)
    await userEvent.type(street(), 'Rua A')
    expect(screen.queryByText(/Não encontramos este CEP/) !== null).toBe(told)
    expect(await save(opened)).toMatchObject({ cep: '01310100', street: 'Rua A' })
  },
)
