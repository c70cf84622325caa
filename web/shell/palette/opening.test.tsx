import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Shell } from '#web/shell/Shell.tsx'
import { shellServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

test('what is typed while the palette is fetched stands in its field, and is no shortcut', async () => {
  shellServer()
  render(<Shell>Tela</Shell>, { me: person(8) })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  for (const key of ['?', 'x', 'Backspace']) fireEvent.keyDown(document.body, { key })
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Ir para uma tela/ })
  expect(field.value).toBe('?')
  // The question mark alone would have opened the help of the keys.
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
