import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Button } from '@mantine/core'
import { expect, test } from 'vitest'
import { Orbit } from '#web/kit/ui/state/Orbit.tsx'
import { render } from '#web/testing/render.tsx'

const page = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8'),
  'text/html',
)
/** Drawn shapes, without their names. */
const shapes = (svg: Element | null) =>
  [...(svg?.querySelectorAll('*') ?? [])].map((it) => [
    it.tagName,
    ...['cx', 'cy', 'r', 'd', 'stroke-width'].map((name) => it.getAttribute(name)),
  ])

test('the mark that stands in the page before any script is the one that follows it', () => {
  const { container } = render(<Orbit size={48} />)
  const standing = page.querySelector('#root svg')
  expect(standing?.getAttribute('width')).toBe('48')
  expect(shapes(container.querySelector('svg'))).toEqual(shapes(standing))
  expect(shapes(standing)).toHaveLength(4)
})

test('the page before any style sheet has the background of both themes', () => {
  const first = page.querySelector('style')?.textContent ?? ''
  const tokens = readFileSync(join(import.meta.dirname, '../../theme/tokens.css'), 'utf8')
  const values = (of: string, what: RegExp) => [...of.matchAll(what)].map((it) => it[1])
  const token = values(tokens, /^ {2}--n-page: (.+);$/gm)
  expect(token).toHaveLength(2)
  expect(values(first, /^ *html(?:\[data-mantine-color-scheme='dark'\])? \{[^}]*background: ([^;]+);/gm)).toEqual(token)
})

test('a button at work shows it', () => {
  const { container } = render(<Button loading>Salvar</Button>)
  expect(shapes(container.querySelector('svg'))).toHaveLength(4)
})
