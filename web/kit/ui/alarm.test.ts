import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const sheets = globSync('web/**/*.module.css', { cwd: root })
const parts = globSync('web/**/*.tsx', { cwd: root }).filter((it) => !it.endsWith('.test.tsx'))

/** Declarations of a style sheet by selector; what a media query says stands with the rest. */
const rulesOf = (css: string): readonly [selector: string, body: string][] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, of = '', body = '']) => [
    of.trim(),
    body.trim(),
  ])

test('the resting timer has its danger style in the colour of its words alone', () => {
  const rules = rulesOf(read('web/loop/timer/TimerWidget.module.css'))
  const absent = rules.filter(([of]) => of.split(',').some((it) => it.trim() === '.absent')).map(([, body]) => body)
  expect(absent.join('\n')).toContain('color: var(--n-danger-text);')
  expect(absent.filter((it) => /background|border|shadow|outline/.test(it))).toEqual([])
  const around = rules.filter(([of]) => /^\.(idle|start|continue|continued)\b/.test(of))
  expect(around.length).toBeGreaterThan(3)
  expect(around.filter(([, body]) => body.includes('--n-danger'))).toEqual([])
})

/** An orbit draws what is late among its dots, with words of its own. */
const DRAWN = 'web/kit/ui/plot/OrbitPlot.module.css'

test('late is said by one mark: no style sheet has another', () => {
  const own = sheets.filter((name) => rulesOf(read(name)).some(([of]) => /\.late\b|\[data-late/i.test(of)))
  expect(own).toEqual(['web/kit/ui/LateMark.module.css', DRAWN])
})

/** Keys of the labels that say late. */
const labels = globSync('contract/**/*.words.ts', { cwd: root }).flatMap((name) =>
  [...read(name).matchAll(/^ {2}(\w+): \['[^']*(?:[Aa]trasad|de atraso|fora do prazo)/gm)].map((it) => it[1] ?? ''),
)
/** A heading, or the words of an empty list, marks nothing. */
const HEADED = /\b(?:title|empty|label)=\{\w+\('\w+'[^}]*\)\}/g
const MARKED = /<LateMark>\{\w+\('\w+'(?:, \{[^}]*\})?\)\}<\/LateMark>/g

test('whatever says late says it within the mark', () => {
  const keys = new Set(labels.map((it) => it.replace(/_(?:one|other)$/, '')))
  expect(keys.size).toBeGreaterThan(2)
  // The mark itself has the words for days.
  const others = parts.filter((it) => it !== 'web/kit/ui/LateMark.tsx')
  const said = others.flatMap((name) => {
    const bare = read(name).replaceAll(MARKED, '').replaceAll(HEADED, '')
    return [...bare.matchAll(/\b[a-z]\('(\w+)'/g)]
      .filter(([, key = '']) => keys.has(key))
      .map(([, key]) => `${name} ${key}`)
  })
  expect(said).toEqual([])
})
