import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/* Checks the built files on the disk; no page is opened. */

const dist = join(import.meta.dirname, '../dist/web')
const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8')
const files = globSync('**/*.{js,css,html}', { cwd: dist })

test('all that the page and the manifest name is there', () => {
  const named = [...textOf('index.html').matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((it) => it[1] ?? '')
  const { icons } = JSON.parse(textOf('manifest.webmanifest')) as { icons: { src: string }[] }
  const all = [...named, ...icons.map((it) => it.src)]
  expect(all.filter((it) => !existsSync(join(dist, it)))).toEqual([])
  expect(all).toEqual(
    expect.arrayContaining(['/favicon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest']),
  )
})

test('the page shows the mark before its style sheets, in a script that knows the files that come next', () => {
  const page = textOf('index.html')
  expect(page.indexOf('<svg')).toBeGreaterThan(0)
  expect(page.indexOf('rel="stylesheet"')).toBeGreaterThan(page.indexOf('</svg>'))
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? []
  const parts = JSON.parse(/parts = (.*)/.exec(script)?.[1] ?? '{}') as Record<string, string[]>
  expect(Object.keys(parts)).toEqual(['first', 'signIn', 'work', 'text'])
  expect(Object.values(parts).map((named) => named.length)).toEqual([2, 6, 6, 1])
  for (const named of Object.values(parts)) {
    expect(named.filter((it) => !existsSync(join(dist, it)))).toEqual([])
  }
  // The script adds the page's module, so that it is fetched in the way that its compiled form is kept for.
  expect(page).not.toMatch(/type="module"|modulepreload"/)
  expect(existsSync(join(dist, 'kit/first.js'))).toBe(false)
})

test('the gallery of parts is not in it, nor the tools of tests', () => {
  // A sentence of the gallery, and one of the app, which proves that the search works.
  const holding = (text: string) => files.filter((it) => textOf(it).includes(text))
  expect(holding('What screens are put together from')).toEqual([])
  expect(holding('Ir para o conteúdo')).not.toEqual([])
  expect(files.filter((it) => /gallery|\.test/i.test(it))).toEqual([])
})

test('no source map is in it, neither as a file nor within one', () => {
  expect(globSync('**/*.map', { cwd: join(dist, '..') })).toEqual([])
  expect(files.filter((it) => /\/[/*]# sourceMappingURL=/.test(textOf(it)))).toEqual([])
})

test('every style sheet of Mantine’s that all pages load is one of a part that is in it', () => {
  const sheets = readFileSync(join(dist, '../../web/kit/theme/styles.css'), 'utf8').matchAll(
    /@mantine\/core\/styles\/[A-Z][\w.]+/g,
  )
  const scripts = files.filter((it) => it.endsWith('.js')).map(textOf)
  const unused = [...sheets].filter(([sheet]) => {
    const classes = readFileSync(join(dist, '../../node_modules', sheet), 'utf8').match(/m_[0-9a-f]{7,8}/g) ?? []
    return !classes.some((name) => scripts.some((it) => it.includes(name)))
  })
  expect(unused.map(String)).toEqual([])
})

/** The scripts and everything that they import statically. */
const neededBy = (...names: readonly RegExp[]): readonly string[] => {
  const needed = new Set<string>()
  const add = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    for (const [, name = ''] of textOf(file).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) add(`assets/${name}`)
  }
  for (const name of names) {
    const found = files.filter((it) => name.test(it))
    expect(found, String(name)).toHaveLength(1)
    found.forEach(add)
  }
  return [...needed]
}

test('no two scripts import each other: what one keeps of the other as it starts would be undefined', () => {
  const importsOf = (file: string): string[] =>
    [...textOf(file).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name = '']) => `assets/${name}`)
  const open = new Set<string>()
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string): void => {
    if (open.has(file)) circles.push([...open, file].join(' → '))
    if (open.has(file) || done.has(file)) return
    open.add(file)
    importsOf(file).forEach(follow)
    open.delete(file)
    done.add(file)
  }
  files.filter((it) => it.endsWith('.js')).forEach(follow)
  expect(done.size).toBeGreaterThan(100)
  expect(circles).toEqual([])
})

const packed = new Map<string, number>()
const sizeOf = (file: string): number => {
  const size = packed.get(file) ?? gzipSync(textOf(file)).length / 1000
  packed.set(file, size)
  return size
}
const sumOf = (all: readonly string[]): number => all.reduce((sum, file) => sum + sizeOf(file), 0)

/** Kilobytes (gzip) of the scripts and of everything that they import statically. */
const weightOf = (...names: readonly RegExp[]): number => sumOf(neededBy(...names))

/** Kilobytes (gzip) that each may weigh: signing in, a home, what screens share, and what a screen adds. */
const BOUNDS = { signIn: 200, home: 250, shared: 170, screen: 70 } as const
/** A bound is a guide for design: the check fails only for what is clearly past it, and then names it. */
const most = (bound: keyof typeof BOUNDS): number => 1.15 * BOUNDS[bound]

test('signing in and the home stay within their weight, which `npm run bench` measures in a browser', () => {
  const first = /^assets\/index-.*\.js$/
  expect(weightOf(first, /^assets\/signIn-.*\.js$/)).toBeLessThanOrEqual(most('signIn'))
  expect(weightOf(first, /^assets\/signIn-.*\.js$/, /^assets\/work-.*\.js$/)).toBeLessThanOrEqual(most('home'))
  // A returning visitor loads nothing of the sign-in.
  expect(weightOf(first, /^assets\/work-.*\.js$/)).toBeLessThanOrEqual(most('home'))
})

/** The one script that exports a name. */
const exporting = (name: string): RegExp => {
  const found = files.filter(
    (it) => it.endsWith('.js') && new RegExp(`\\bas ${name}\\b|\\b${name}:\\(\\)=>`).test(textOf(it)),
  )
  expect(found, name).toHaveLength(1)
  return new RegExp(`^${found.join().replaceAll('.', '\\.')}$`)
}

test('the home of a client has its weight, and what an untouched page fetches ahead has room beside an administrator’s', () => {
  const first = /^assets\/index-.*\.js$/
  const frame = [first, /^assets\/signIn-.*\.js$/, /^assets\/work-.*\.js$/]
  expect(weightOf(...frame, exporting('HeadquarterScreen'))).toBeLessThanOrEqual(most('home'))
  const ahead = [exporting('LoopModal'), exporting('OutboxDialog')]
  expect(weightOf(...frame, /^assets\/cards-.*\.js$/, ...ahead)).toBeLessThanOrEqual(most('home'))
})

test('what screens share is loaded once within its weight, and a further screen adds at most its own', () => {
  const frame = [/^assets\/index-.*\.js$/, /^assets\/work-.*\.js$/]
  const isApart = (file: string): boolean => /\/marked[.-]/.test(file)
  const home = new Set(neededBy(...frame, /^assets\/signIn-.*\.js$/, /^assets\/cards-.*\.js$/))
  const names = files
    .filter((it) => it.endsWith('.js'))
    .flatMap((it) => [...textOf(it).matchAll(/\bas (\w+Screen)\b|\b(\w+Screen):\(\)=>/g)])
    .map(([, one, other]) => one ?? other ?? '')
  const screens = [...new Set(names)].map((name) => ({
    name,
    beyond: neededBy(...frame, exporting(name)).filter((it) => !home.has(it) && !isApart(it)),
  }))
  expect(screens.length).toBeGreaterThan(90)
  const uses = Map.groupBy(
    screens.flatMap((it) => it.beyond),
    (file) => file,
  )
  const isShared = (file: string): boolean => (uses.get(file)?.length ?? 0) > screens.length / 5
  expect(sumOf([...uses.keys()].filter(isShared))).toBeLessThanOrEqual(most('shared'))
  const added = screens.map(({ name, beyond }) => ({ name, more: sumOf(beyond.filter((it) => !isShared(it))) }))
  expect(added.filter((it) => it.more > most('screen'))).toEqual([])
})

test('neither signing in nor a home waits for the schemas of calls', () => {
  const home = neededBy(
    /^assets\/index-.*\.js$/,
    /^assets\/signIn-.*\.js$/,
    /^assets\/work-.*\.js$/,
    /^assets\/cards-.*\.js$/,
    exporting('HeadquarterScreen'),
    exporting('LoopModal'),
  )
  expect(files.filter((it) => /^assets\/schemas-.*\.js$/.test(it))).toHaveLength(1)
  expect(home.filter((it) => it.includes('schemas-'))).toEqual([])
})
