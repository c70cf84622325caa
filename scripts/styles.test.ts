import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const modules = globSync('web/**/*.module.css', { cwd: root })
const scripts = globSync('web/**/*.{ts,tsx}', { cwd: root }).map((file) => ({ file, text: read(file) }))

/** Classes that selectors of a style sheet name; those of other people's elements stand in `:global(…)`. */
const classesOf = (css: string): Set<string> => {
  const own = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/:global\([^)]*\)/g, '')
  const selectors = [...own.matchAll(/([^{};]+)\{/g)].map((it) => it[1] ?? '')
  return new Set(selectors.flatMap((it) => [...it.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((found) => found[1] ?? '')))
}

/** Classes of a style sheet that a script names, by the sheet's path from the root. */
const namedIn = ({ file, text }: { file: string; text: string }): [sheet: string, name: string][] =>
  [...text.matchAll(/import (\w+) from '(#|\.\/)([^']+\.module\.css)'/g)].flatMap(([, local = '', from, path = '']) => {
    const sheet = from === '#' ? path : join(dirname(file), path)
    const uses = text.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))
    return [...uses].map((it): [string, string] => [sheet, it[1] ?? ''])
  })

const composedIn = (file: string): [sheet: string, name: string][] =>
  [...read(file).matchAll(/composes: ([\w-]+)(?: from '([^']+)')?/g)].map(([, name = '', from]) => [
    from === undefined ? file : join(dirname(file), from),
    name,
  ])

const used = new Set([...scripts.flatMap(namedIn), ...modules.flatMap(composedIn)].map((it) => it.join(' ')))
const defined = new Set(modules.flatMap((file) => [...classesOf(read(file))].map((name) => `${file} ${name}`)))

test('every class of a style sheet is used', () => {
  expect(defined.size).toBeGreaterThan(400)
  expect([...defined].filter((it) => !used.has(it))).toEqual([])
})

test('every class that is used stands in its style sheet', () => {
  expect([...used].filter((it) => !defined.has(it))).toEqual([])
})

const sheets = globSync('web/**/*.css', { cwd: root }).map(read)
const all = [...sheets, ...scripts.map(({ text }) => text)].join('\n')
const mantine = read('node_modules/@mantine/core/styles.css')

const setIn = (text: string) => new Set([...text.matchAll(/(--[a-z][\w-]*)(?:['"]?\s*:|',)/g)].map((it) => it[1] ?? ''))
const readIn = (text: string) => new Set([...text.matchAll(/var\(\s*(--[a-z][\w-]*\w)/g)].map((it) => it[1] ?? ''))

test('every custom property that is set is read, by us or by Mantine, and the other way round', () => {
  const [ours, theirs] = [setIn(all), setIn(mantine)]
  const reads = new Set([...readIn(all), ...readIn(mantine)])
  const isTheirs = (name: string) => theirs.has(name) || name.startsWith('--mantine-')
  expect(ours.size).toBeGreaterThan(60)
  expect([...ours].filter((it) => !reads.has(it) && !isTheirs(it))).toEqual([])
  expect([...readIn(all)].filter((it) => !ours.has(it) && !isTheirs(it))).toEqual([])
})

test('every animation that is defined is named, and the other way round', () => {
  const wrong = globSync('web/**/*.css', { cwd: root }).flatMap((file) => {
    const css = read(file)
    const defined = [...css.matchAll(/@keyframes ([\w-]+)/g)].map((it) => it[1] ?? '')
    const lines = [...css.matchAll(/animation(?:-name)?:([^;]+);/g)].map((it) => it[1] ?? '').join(' ')
    return defined.filter((name) => !new RegExp(`\\b${name}\\b`).test(lines)).map((name) => `${file} ${name}`)
  })
  expect(wrong).toEqual([])
})

/** Sheets of Mantine that are of no component by name: its ground, and what its components are made of. */
const within = new Set([
  'baseline',
  'default-css-variables',
  'global',
  'Combobox',
  'FloatingIndicator',
  'InlineInput',
  'Loader',
  'Pill',
  'PillsInput',
  'ScrollArea',
  'UnstyledButton',
])

test('no style sheet of Mantine’s is sent that no component needs', () => {
  const named = scripts.flatMap(({ text }) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/\w+'/g)]).join(' ')
  const sent = [...all.matchAll(/@mantine\/core\/styles\/([\w.-]+)\.layer\.css/g)].map((it) => it[1] ?? '')
  expect(sent.filter((it) => !within.has(it) && !new RegExp(`\\b${it}\\b`).test(named))).toEqual([])
})

test('every component of Mantine’s that has a style sheet brings it along', () => {
  const always = read('web/kit/theme/styles.css')
  const missing = scripts.flatMap(({ file, text }) => {
    const names =
      /import \{([^}]*)\} from '@mantine\/core'/
        .exec(text)?.[1]
        ?.split(',')
        .map((it) => it.trim()) ?? []
    return names
      .map((name) => `@mantine/core/styles/${name}.layer.css`)
      .filter((sheet) => existsSync(join(root, 'node_modules', sheet)))
      .filter((sheet) => !always.includes(`'${sheet}'`) && !text.includes(`'${sheet}'`))
      .map((sheet) => `${file}: ${basename(sheet)}`)
  })
  expect(missing).toEqual([])
})
