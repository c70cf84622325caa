import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Shell } from '#web/shell/Shell.tsx'
import { shellServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

test.each([
  ['/district/workstation/pontos', 'workstation'],
  ['/district/hub/lobby', 'hub'],
  ['/district/fortress', 'fortress'],
])('a screen has the colour of its district: %s', async (path, district) => {
  shellServer()
  render(<Shell>Tela</Shell>, { me: person(4), path, route: path })
  // Page heads and plots take it from here (`web/kit/theme/district.css`).
  expect((await screen.findByRole('main')).dataset['district']).toBe(district)
})
