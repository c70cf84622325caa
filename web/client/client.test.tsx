import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ClientNewScreen } from '#web/client/ClientNewScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

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
