import { screen } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { render } from '#web/testing/render.tsx'

test('what does not come ends the waiting for it, long before the test itself ends', async () => {
  render(<p>nada aqui</p>)
  const began = performance.now()
  await expect(screen.findByRole('checkbox')).rejects.toThrow(/Unable to find role="checkbox"/)
  expect(performance.now() - began).toBeLessThan(inject('patience') * 3)
})
