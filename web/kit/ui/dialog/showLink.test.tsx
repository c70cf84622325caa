import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const until = '2026-03-17T15:00:00.000Z'

const shown = async (url: string) => {
  render(<p>Tela</p>, { me: person(7) })
  showLink({ url, until }, 'Lia')
  return within(await screen.findByRole('alertdialog', { name: 'Link para Lia' }))
}

test('a link to hand over is shown whole with its last moment, copied by a button, and stays until it is closed', async () => {
  const user = userEvent.setup()
  const url = 'https://nucleo.example/#/user/invite/abc?lang=pt'
  const dialog = await shown(url)
  expect(dialog.getByLabelText('Link')).toHaveProperty('value', url)
  expect(dialog.getByText('Vale até 17/03/2026 12:00.')).toBeTruthy()
  expect(dialog.getByText(/Este Nucleo não envia e-mails/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Copiar link' }))
  expect(await screen.findByText('Link copiado.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('an installation that does not know its address is where the page is', async () => {
  const dialog = await shown('/#/user/invite/abc')
  const here = `${window.location.origin}${window.location.pathname}#/user/invite/abc`
  expect(dialog.getByLabelText('Link')).toHaveProperty('value', here)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body)
})
