import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from '#web/kit/rich/Markdown.tsx'
import { render } from '#web/testing/render.tsx'

test('Markdown becomes headings below the page’s, lists, tables and links', () => {
  render(
    <Markdown of={'# Partes\n\n- um\n- **dois**\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n[guia](https://exemplo.com)'} />,
  )
  screen.getByRole('heading', { level: 3, name: 'Partes' })
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['um', 'dois'])
  screen.getByRole('cell', { name: '2' })
  expect(screen.getByRole('link', { name: 'guia' }).getAttribute('href')).toBe('https://exemplo.com')
})

test('nothing in it runs or is fetched: HTML is text, dangerous addresses are none, images are links', () => {
  const { container } = render(
    <Markdown
      of={
        '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n![foto](https://exemplo.com/a.png)'
      }
    />,
  )
  expect(container.querySelectorAll('script, img')).toHaveLength(0)
  expect(screen.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual(['https://exemplo.com/a.png'])
  expect(container.textContent).toContain('<script>alert(1)</script>')
})

test('levels of headings skip none, whatever was written', () => {
  render(<Markdown of={'## Um\n\n#### Dois\n\n## Três\n\n> # Citado'} />)
  const levels = screen.getAllByRole('heading').map((it) => `${it.tagName} ${it.textContent}`)
  expect(levels).toEqual(['H3 Um', 'H4 Dois', 'H3 Três'])
})

test('what only breaks readers of Markdown is shown as it was written', () => {
  const { container } = render(<Markdown of={`Antes\n${'>'.repeat(50_000)}`} />)
  expect(container.textContent).toContain('Antes')
})
