import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/**
 * A registry that has no binaries for other systems makes `npm install` leave them out of the lock, and `npm ci` then
 * refuses the lock. This writes them back, so that it installs there and on every other system: `npm run lock` after
 * each `npm install`. With `--check` it only says whether something is missing.
 *
 * It also drops what a package says of Node.js where the Node.js that the lock itself installs fulfils it: all of the
 * product runs on that one, and npm, which compares with its own, would warn of each in vain. A package that the locked
 * Node.js does not fit keeps its range, and npm warns of it.
 */
interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly os?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

const libc = (words: readonly string[]): string[] => {
  if (!words.includes('linux')) return []
  return words.some((it) => it.startsWith('musl')) ? ['musl'] : ['glibc']
}

/** Systems that a binary is for, from its name, such as `@oxlint/binding-linux-x64-musl`. */
const platform = (name: string): { cpu: string[]; libc: string[]; os: string[] } | undefined => {
  const words = name.split(/[-/]/)
  const os = words.filter((it) => systems.includes(it))
  const cpu = words.filter((it) => processors.includes(it))
  return os.length === 1 && cpu.length === 1 ? { cpu, libc: libc(words), os } : undefined
}

const complete = (packages: Record<string, Entry>): string[] => {
  const added: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages
      const system = known ? undefined : platform(name)
      if (system === undefined) continue
      packages[`node_modules/${name}`] = {
        version,
        cpu: system.cpu,
        ...(entry.dev === true ? { dev: true } : {}),
        ...(system.libc.length > 0 ? { libc: system.libc } : {}),
        optional: true,
        os: system.os,
      }
      added.push(name)
    }
  }
  return added
}

/** True if one of the alternatives is a lower bound that the version reaches; npm judges any other form. */
const reaches = (version: string, range: string): boolean =>
  range.split('||').some((part) => {
    const bound = /^\s*>=\s*v?(\d[\d.]*?)(?:\.x)?\s*$/.exec(part)?.[1]
    return bound !== undefined && bound.localeCompare(version, 'en', { numeric: true }) <= 0
  })

/** Removes the ranges that the locked Node.js satisfies; returns the packages. */
const fitted = (packages: Record<string, Entry>): string[] => {
  const version = packages['node_modules/node']?.version
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  return installed.flatMap(([path, { engines, ...entry }]) => {
    const { node, ...others } = engines ?? {}
    if (version === undefined || node === undefined || !reaches(version, node)) return []
    packages[path] = Object.keys(others).length > 0 ? { ...entry, engines: others } : entry
    return [path]
  })
}

const file = join(root, 'package-lock.json')
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const added = complete(lock.packages)
const fits = fitted(lock.packages)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))

if (process.argv.includes('--check')) {
  for (const name of added) console.log(`not in package-lock.json: ${name}`)
  if (fits.length > 0) console.log(`npm would warn in vain of the Node.js that ${fits.length} packages ask for`)
  const right = added.length + fits.length === 0
  if (!right) console.log('npm run lock mends it')
  process.exitCode = right ? 0 : 1
} else {
  if (added.length + fits.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} packages for other systems added to the lock, ${fits.length} ranges of Node.js dropped`)
}
