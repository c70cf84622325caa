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
