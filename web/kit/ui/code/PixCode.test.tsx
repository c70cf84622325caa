import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PixCode } from '#web/kit/ui/code/PixCode.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

test('a PIX code is a picture with a quiet zone, a text to select, and is copied whole by a button', async () => {
  const user = userEvent.setup()
  const code = '00020126360014br.gov.bcb.pix0114+55119876543215204000053039865407'
  render(<PixCode of={{ code, qr: { size: 21, path: 'M0 0h7v1h-7z' } }} />, { me: person(4) })
  expect(screen.getByRole('img', { name: 'Código QR do PIX' }).getAttribute('viewBox')).toBe('-4 -4 29 29')
  expect(screen.getByLabelText('PIX copia e cola')).toHaveProperty('value', code)
  await user.click(screen.getByRole('button', { name: 'Copiar código' }))
  expect(await screen.findByText('Código copiado.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(code)
})
