import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { render } from '#web/testing/render.tsx'

const linesOf = (text: string) => {
  render(
    <p>
      <Breakable text={text} />
    </p>,
  )
  return screen.getByRole('paragraph').innerHTML.replaceAll('&amp;', '&').split('<wbr>')
}

test.each([
  ['ana@casa.example', ['ana@', 'casa.example']],
  ['Ana · ana@casa.example', ['Ana · ana@', 'casa.example']],
  [
    'https://hooks.casa.example/a-b/c?d=1&e',
    ['https://', 'hooks.', 'casa.', 'example/', 'a-', 'b/', 'c?', 'd=', '1&', 'e'],
  ],
  ['Sem endereço, nem ponto/barra.', ['Sem endereço, nem ponto/barra.']],
  ['', ['']],
])('%s may break between its parts only, and all of it is there', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})
