import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const house = mkdtempSync(join(tmpdir(), 'nucleo-lint-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** The fixtures where the real files stand, under the real configuration. */
const settle = () => {
  const config = ['contract', 'server', 'web'].map((room) => `${room}/tsconfig.json`)
  cpSync(join(import.meta.dirname, 'fixtures'), house, { recursive: true })
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.base.json', ...config]) {
    cpSync(join(root, file), join(house, file))
  }
  cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  const lines = (count: number, rule: string) => `${'export {}\n'.repeat(count - 1)}export {} // fires: ${rule}`
  writeFileSync(join(house, 'server/loop/long.data.ts'), lines(251, 'max-lines'))
  writeFileSync(join(house, 'server/loop/fits.data.ts'), 'export {}\n'.repeat(249))
  writeFileSync(join(house, 'server/loop/long.data.test.ts'), lines(401, 'max-lines'))
  writeFileSync(join(house, 'server/loop/fits.data.test.ts'), 'export {}\n'.repeat(399))
}

const sources = () =>
  ['contract', 'server', 'web'].flatMap((room) =>
    readdirSync(join(house, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  )

const marked = () =>
  sources().flatMap((file) =>
    readFileSync(join(house, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const rules = /\/\/ fires: (.+)$/.exec(line)?.[1]?.split(', ') ?? []
        return rules.map((rule) => `${file}:${index + 1} ${rule}`)
      }),
  )

interface Finding {
  readonly code: string
  readonly filename: string
  readonly labels: { readonly span: { readonly line: number } }[]
}

/** `eslint(max-lines)` → `max-lines`, `house(leaves)` → `house/leaves`. */
const ruleOf = (code: string) =>
  code.replace(/^(?:eslint\((.+)\)|(.+)\((.+)\))$/, (_, own, plugin, name) => own ?? `${plugin}/${name}`)

const found = () => {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [oxlint, '-f', 'json', 'contract', 'server', 'web'], {
    cwd: house,
    encoding: 'utf8',
  })
  const findings: Finding[] = JSON.parse(run.stdout).diagnostics
  return findings.map((it) => `${it.filename}:${it.labels[0]?.span.line} ${ruleOf(it.code)}`)
}

const configured = () => {
  interface Rules {
    readonly rules: Readonly<Record<string, unknown>>
  }
  // The configuration has comments, each on a line of its own.
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const config: Rules & { overrides: Rules[] } = JSON.parse(text)
  const on = [config, ...config.overrides].flatMap((it) =>
    Object.entries(it.rules).filter(([, level]) => level !== 'off'),
  )
  return [...new Set(on.map(([name]) => name))]
}

settle()
const findings = [...new Set(found())].sort()

test('each mark is a finding and each finding a mark', () => {
  expect(findings).toEqual(marked().sort())
})

test('each rule that the configuration names fires somewhere', () => {
  const fired = new Set(findings.map((it) => it.split(' ')[1]))
  expect(configured().filter((rule) => !fired.has(rule))).toEqual([])
})
