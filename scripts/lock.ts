import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/**
 * A registry that has no binaries for other systems makes `npm install` leave them out of the lock, and `npm ci` then
 * refuses the lock. This writes them back, so that it installs there and on every other system: `npm run lock` after
 * each `npm install`. With `--check` it only says whether something is missing.
 */
interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly os?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

const libc = (words: readonly string[]): string[] => {
  if (!words.includes('linux')) return []
  return words.some((it) => it.startsWith('musl')) ? ['musl'] : ['glibc']
}

/** What a binary's name, such as `@oxlint/binding-linux-x64-musl`, says of the system it is for. */
const platform = (name: string): { cpu: string[]; libc: string[]; os: string[] } | undefined => {
  const words = name.split(/[-/]/)
  const os = words.filter((it) => systems.includes(it))
  const cpu = words.filter((it) => processors.includes(it))
  return os.length === 1 && cpu.length === 1 ? { cpu, libc: libc(words), os } : undefined
}

const complete = (packages: Record<string, Entry>): string[] => {
  const added: string[] = []
  for (const [path, it] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(it.optionalDependencies ?? {})) {
      const known = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages
      const system = known ? undefined : platform(name)
      if (system === undefined) continue
      packages[`node_modules/${name}`] = {
        version,
        cpu: system.cpu,
        ...(it.dev === true ? { dev: true } : {}),
        ...(system.libc.length > 0 ? { libc: system.libc } : {}),
        optional: true,
        os: system.os,
      }
      added.push(name)
    }
  }
  return added
}

const file = join(root, 'package-lock.json')
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const added = complete(lock.packages)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))

if (process.argv.includes('--check')) {
  for (const name of added) console.log(`not in package-lock.json: ${name}`)
  if (added.length > 0) console.log('npm run lock writes them back')
  process.exitCode = added.length === 0 ? 0 : 1
} else {
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} packages for other systems added to the lock`)
}
