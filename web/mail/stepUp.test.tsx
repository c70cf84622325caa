import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MailConfig } from '#contract/mail/mailConfig.ts'
import { StepUp } from '#web/auth/passkey/StepUp.tsx'
import { proofAsked } from '#web/kit/call/stepUp.ts'
import { useStore } from '#web/kit/store.ts'
import { MailConfigScreen } from '#web/mail/MailConfigScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const config: MailConfig = {
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  from_name: '',
  from_address: '',
  footer: '',
  off: [],
  has_password: false,
  by: 'none',
  environment_host: null,
  has_address: true,
  version: 3,
}

const Page = () => {
  const asked = useStore(proofAsked) !== null
  return (
    <>
      <MailConfigScreen />
      {asked && <StepUp />}
    </>
  )
}

const open = (over: Parameters<typeof person>[1] = {}) => {
  const server = fakeServer()
  let proved = false
  server.answer('GET', '/api/mail-settings', { data: config })
  const write = vi.fn(() =>
    proved
      ? new Response(JSON.stringify({ data: { ...config, footer: 'Rua A', version: 4 } }), {
          headers: { 'content-type': 'application/json' },
        })
      : refusal(403, { step_up: true, detail: 'Confirme que é você para continuar.' }),
  )
  server.answer('PUT', '/api/mail-settings', write)
  server.answer('POST', '/api/auth/step-up', () => {
    proved = true
    return new Response(JSON.stringify({ status: 'success' }), { headers: { 'content-type': 'application/json' } })
  })
  render(<Page />, { me: person(1, over), path: '/district/hub/mail/reports/config' })
  return { server, write }
}
const change = async () => {
  fireEvent.change(await screen.findByLabelText(/Rodapé/), { target: { value: 'Rua A' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  return screen.findByRole('alertdialog', { name: 'Confirme que é você' })
}

test('what asked for a proof goes on by itself once the password is given, with nothing lost', async () => {
  const { server, write } = open()
  await change()
  expect(write).toHaveBeenCalledTimes(1)
  fireEvent.change(screen.getByLabelText(/Senha atual/), { target: { value: 'segredo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2))
  const sent = server.asked.filter((it) => it.method === 'PUT')
  expect(await Promise.all(sent.map((it) => it.json()))).toEqual([
    { version: 3, footer: 'Rua A' },
    { version: 3, footer: 'Rua A' },
  ])
  expect(await server.bodies('/api/auth/step-up')).toEqual([{ password: 'segredo' }])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('closed without a proof, the form says why and keeps what was typed', async () => {
  const { write } = open()
  await change()
  fireEvent.keyDown(screen.getByLabelText(/Senha atual/), { key: 'Escape' })
  await waitFor(() => expect(screen.getAllByText(/Confirme que é você para continuar/).length).toBeGreaterThan(0))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Rodapé/).value).toBe('Rua A')
  expect(write).toHaveBeenCalledTimes(1)
})

test('a code is offered to whom has one', async () => {
  open({ two_factor: true, factors: ['app'] })
  await change()
  fireEvent.click(screen.getByRole('button', { name: 'Usar um código' }))
  expect(screen.getByLabelText(/Código/).getAttribute('autocomplete')).toBe('one-time-code')
})
