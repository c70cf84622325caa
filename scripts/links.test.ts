import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { helpScreens } from '#contract/help/screens.ts'
import { findRoute, routeNames } from '#contract/routes/match.ts'
import { builtRoutes } from '../e2e/kit/paths.ts'

/*
 * A screen that is not built is reached by its address only: nothing in a page, a mail or a notification leads there.
 * The menu and the palette are held by web/screens/guard.test.tsx; here is every other link, as the sources write it.
 */

const root = join(import.meta.dirname, '..')
const built: readonly string[] = builtRoutes
const toCome: readonly string[] = routeNames.filter((it) => !built.includes(it))

/** Text of a call's arguments, from behind its `(`. */
const argumentsAt = (text: string, from: number): string => {
  let depth = 1
  let end = from
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    end += 1
  }
  return text.slice(from, end)
}

const quoted = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map((it) => it[1] ?? '')

/** Routes that a source links to: by `pathTo`, by `routes.x.path`, as an entry's `route`, or by a literal address. */
const linked = (source: string): string[] => {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const calls = [...text.matchAll(/\bpathTo\(/g)].flatMap((it) => quoted(argumentsAt(text, it.index + it[0].length)))
  const read = [...text.matchAll(/\broutes(?:\.|\[')(\w+)(?:'\])?\.path\b/g)].map((it) => it[1] ?? '')
  const entries = [...text.matchAll(/\broute: '(\w+)'/g)].map((it) => it[1] ?? '')
  const written = [...text.matchAll(/['"`]#?(\/[^'"`\n]*)['"`]/g)].flatMap((it) => {
    const path = (it[1] ?? '').replaceAll(/\$\{[^}]*\}/g, '1')
    return findRoute(path)?.name ?? []
  })
  // A link behind a check of `isBuilt` shows only once the screen exists.
  const asked = [...text.matchAll(/\bisBuilt\('(\w+)'\) \?/g)].map((it) => it[1])
  return [...calls, ...read, ...entries, ...written].filter((it) => !asked.includes(it))
}

const leadsAstray = (source: string): string[] => linked(source).filter((it) => toCome.includes(it))

/** The route table itself, and the menus, which `menuFor` filters by built screens. */
const tables = /^contract\/routes\/|^web\/screens\/menu\/(?:menu|menuToCome|workDistricts)\.ts$/

test('no page, mail or notification leads to a screen that is not built', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root })
    .map((it) => it.replaceAll('\\', '/'))
    .filter((it) => !/\.test\.tsx?$|\/(?:testing|gallery)\//.test(it) && !tables.test(it))
  const read = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  expect(read.flatMap(({ file, text }) => leadsAstray(text).map((it) => `${file}: ${it}`))).toEqual([])
  // Proves that the search finds links.
  const seen = new Set(read.flatMap(({ text }) => linked(text)))
  expect(
    ['loopShow', 'loopCenter', 'support', 'help', 'permissionRoleEdit', 'terms'].filter((it) => !seen.has(it)),
  ).toEqual([])
})

test('no article of the help leads to one', () => {
  expect(helpScreens.filter((it) => toCome.includes(it))).toEqual([])
})

test.each([
  "<Link to={pathTo('atomShow', { id: f(it) })}>",
  "pathTo(\n  may ? 'loopShow' : 'atomShow',\n  { id })",
  'routes.atomShow.path',
  "routes['atomShow'].path",
  "{ route: 'atomShow', label: 'x' }",
  '<Link to="/district/workstation/atom/show/7">',
  'link: `#/district/workstation/atom/show/${row.id}`',
])('a link of the form %s is seen', (source) => {
  expect(linked(source)).toContain('atomShow')
})
