import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { setLocale } from '#web/kit/words.ts'
import { OwnDetails } from '#web/person/OwnDetails.tsx'
import { PersonDetails } from '#web/person/PersonDetails.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const { nome: _, last_name: __, ...details } = sampleAnswers
const told = { ...details, version: 4 }

beforeEach(() => setLocale('pt'))

const own = () => {
  const server = fakeServer()
  server.answer('GET', '/api/people/:id/documents', { data: [] })
  server.answer('GET', '/api/profile/details', { data: told })
  render(<OwnDetails />, { me: person(4) })
  return server
}

const changePhone = async (dialog: HTMLElement) => {
  const phone = await within(dialog).findByRole('textbox', { name: /^Telefone/ })
  fireEvent.change(phone, { target: { value: '11912345678' } })
  fireEvent.blur(phone)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('what one types and what one uploads have names of their own, and no upload has to be', async () => {
  own()
  expect(await screen.findByRole('region', { name: 'Dados pessoais e bancários' })).toBeTruthy()
  const files = screen.getByRole('region', { name: 'Documentos em arquivo' })
  const upload = await within(files).findByRole('group', { name: 'Arquivo' })
  expect(upload.textContent).not.toContain('*')
})

test('one changes one’s own details, and an address in another country is asked for in its form', async () => {
  const server = own()
  server.answer('PATCH', '/api/profile/details', { data: { ...told, version: 5 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dados pessoais e bancários' })
  expect(await within(dialog).findByRole('textbox', { name: 'CEP' })).toBeTruthy()
  await userEvent.selectOptions(within(dialog).getByLabelText(/^País do endereço/), 'FR')
  expect(within(dialog).getByRole('textbox', { name: 'Código postal' })).toBeTruthy()
  expect(within(dialog).queryByRole('textbox', { name: 'CEP' })).toBeNull()
  await changePhone(dialog)
  const sent: unknown = await server.asked.find((it) => it.method === 'PATCH')?.json()
  expect(sent).toEqual({ version: 4, phone: '+5511912345678', address_country: 'FR' })
})

test.each(['{Escape}', 'cross'])('details that were typed are not thrown away by %s without asking', async (way) => {
  own()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dados pessoais e bancários' })
  const phone = await within(dialog).findByRole('textbox', { name: /^Telefone/ })
  fireEvent.change(phone, { target: { value: '11912345678' } })
  const close = () =>
    way === 'cross'
      ? userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
      : userEvent.type(phone, way)
  await close()
  const asks = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
  expect(asks.textContent).toContain('O que você digitou aqui se perde.')
  await userEvent.click(within(asks).getByRole('button', { name: 'Continuar aqui' }))
  expect(within(dialog).getByRole('textbox', { name: /^Telefone/ })).toHaveProperty('value', '(11) 91234-5678')
  await close()
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the administration reads somebody’s details first, and changes them in the same form', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/loopers/7/details', { data: told })
  server.answer('PATCH', '/api/loopers/7/details', { data: { ...told, version: 5 } })
  render(<PersonDetails id={7} name="Íris Nova" />, { me: person(1) })
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Íris Nova' })
  expect(await within(dialog).findByText('001 · Banco do Brasil S.A.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Editar' }))
  await changePhone(dialog)
  const sent: unknown = await server.asked.find((it) => it.method === 'PATCH')?.json()
  expect(sent).toEqual({ version: 4, phone: '+5511912345678' })
})
