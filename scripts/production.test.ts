import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run.ts'

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const packages = JSON.parse(textOf('package.json')) as { dependencies: object }

/** Imports that remain when types are stripped, static and dynamic. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'/gm),
  ].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

/** Files that run in threads, by their path from the root. */
const threadsOf = (text: string): string[] =>
  [...text.matchAll(/\bthreadFile\('([^']+)'\)/g)].map((found) => found[1] ?? '')

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Files that `from` reaches, and the packages that they import. */
const reach = (from: string) => {
  const files = new Set<string>()
  const asked = new Set<string>()
  const visit = (path: string): void => {
    if (files.has(path)) return
    files.add(path)
    for (const thread of threadsOf(textOf(path))) visit(thread)
    for (const name of importsOf(textOf(path))) {
      if (name.startsWith('#')) visit(name.slice(1))
      else if (name.startsWith('.')) visit(join(path, '..', name))
      else if (!isBuiltin(name)) asked.add(packageOf(name))
    }
  }
  visit(from)
  return { files, asked: [...asked].toSorted() }
}

describe('what a server runs on', () => {
  const { files, asked } = reach('server/main.ts')

  test('is read in full: every noun’s calls, the jobs and the demonstration', () => {
    for (const path of ['server/app.ts', 'server/loop/loop.api.ts', 'server/worker.ts', 'server/db/demo/demo.ts'])
      expect(files).toContain(path)
    expect(files).toContain('server/kit/sheet/sheet.worker.ts')
    expect(files).toContain('server/db/engine/engine.worker.ts')
    expect(asked).toContain('fastify')
  })

  test('is installed without the packages of development', () => {
    const installed = Object.keys(packages.dependencies)
    expect(asked.filter((it) => !installed.includes(it))).toEqual([])
  })

  test('needs nothing of the tests and of the pages', () => {
    expect([...files].filter((it) => /^(web|e2e|bench|server\/testing)\/|\.test\.ts$/.test(it))).toEqual([])
  })

  test('is built in the image from what its context lets through', () => {
    const ignored = textOf('.dockerignore').split('\n')
    const sources = [...textOf('Dockerfile').matchAll(/^COPY (?!--from=)(.+) \S+$/gm)].flatMap((found) =>
      (found[1] ?? '').split(' '),
    )
    expect(sources).toContain('vite.server.config.ts')
    expect(sources.filter((it) => !existsSync(join(root, it)) || !ignored.includes(`!${it}`))).toEqual([])
  })

  test('is in the image', () => {
    // In the last stage: `COPY package.json LICENSE ./` and `COPY server server`.
    const stage =
      textOf('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    const copied = [...stage.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap((found) =>
      (found[1] ?? '').split(' '),
    )
    for (const part of new Set([...files].map((it) => it.split('/')[0]))) expect(copied).toContain(part)
    expect(copied).toContain('/app/dist')
    expect(stage).toContain('"dist/server/main.js"')
  })
})

describe('the built server', () => {
  const config = textOf('vite.server.config.ts')

  test('has a file for each thread', () => {
    const threads = [...reach('server/main.ts').files].filter((it) => it.endsWith('.worker.ts'))
    // The database, spreadsheets and documents.
    expect(threads).toHaveLength(3)
    for (const path of threads) expect(config).toContain(`entry('${path.replace('server/', '')}')`)
  })
})

describe('compose.yaml', () => {
  const app = textOf('compose.yaml').split(/^ {2}postgres:$/m)[0] ?? ''
  const given = [...app.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map((found) => found[1] ?? '')
  const known = [...textOf('server/config.ts').matchAll(/^ {2}([A-Z0-9_]+): /gm)].map((found) => found[1] ?? '')

  test('sets variables that the server knows', () => {
    expect(given.length).toBeGreaterThan(5)
    expect(given.filter((it) => !known.includes(it))).toEqual([])
  })

  test('asks for variables that .env.example names', () => {
    const asked = [...textOf('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map((found) => found[1] ?? '')
    const named = [...textOf('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map((found) => found[1] ?? '')
    expect([...new Set(asked)].toSorted()).toEqual(named.toSorted())
  })

  test('has its variables in the README, as all others', () => {
    const readme = textOf('README.md')
    for (const name of known.filter((it) => it !== 'NUCLEO_DEMO')) expect(readme).toContain(`\`${name}\``)
  })
})
