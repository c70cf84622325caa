import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.ts'

/*
 * What each noun costs: its files, its lines by kind, and what it adds to files that all nouns share. A standard noun is at
 * most 11 files and 450 lines and is mounted in three: `contract/nouns.ts`, `server/handlers.ts` and its district's file in
 * `web/screens`. `npm run nouns sector` also prints the lines that name it elsewhere: routes, permissions, menu.
 */

const rooms = ['contract', 'server', 'web'] as const
/** Folders that are no noun: what nouns stand on and what holds them together. */
const shared = [
  'kit',
  'db',
  'testing',
  'access',
  'routes',
  'screens',
  'list',
  'page',
  'table',
  'shell',
  'system',
  'gallery',
  'public',
]

const foldersOf = (room: string): string[] =>
  readdirSync(join(root, room), { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []))

const filesOf = (room: string, noun: string): string[] => {
  const folder = join(root, room, noun)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
}

const textOf = (file: string): string => readFileSync(file, 'utf8')
const linesOf = (file: string): number => textOf(file).split('\n').length - 1

const kindOf = (file: string): 'code' | 'words' | 'tests' | 'css' => {
  if (/\.(?:test|spec)\./.test(file)) return 'tests'
  if (file.endsWith('.css')) return 'css'
  return file.endsWith('.words.ts') ? 'words' : 'code'
}

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|spec)\./.test(file) && !/[\\/](?:migrations|demo|testing)[\\/]/.test(file)

/** Files of no noun: those that stand in a room itself, and the folders below all nouns. */
const sharedFiles = (): string[] =>
  rooms
    .flatMap((room) => [
      ...readdirSync(join(root, room), { withFileTypes: true })
        .filter((it) => it.isFile())
        .map((it) => join(root, room, it.name)),
      ...shared.flatMap((folder) => filesOf(room, folder)),
    ])
    .filter(isSource)

const texts = sharedFiles().map((file) => ({ file, lines: textOf(file).split('\n') }))

interface Mention {
  readonly file: string
  readonly line: string
  /** In a file that imports the noun: it is mounted there. Else only its name stands there. */
  readonly mounted: boolean
}

/** `sectorList`, `sectorNoun` …: names that are made of the noun's own, or the noun as a key or a text. */
const nameOf = (noun: string): RegExp =>
  new RegExp(`\\b${noun}(?:[A-Z]\\w*)\\b|^  ${noun}: |'${noun}(?:\\.\\w+)?'|#\\w+/${noun}/`)

const mentionsOf = (noun: string): Mention[] => {
  const own = new RegExp(`#(?:${rooms.join('|')})/${noun}/`)
  return texts.flatMap(({ file, lines }) => {
    const mounted = lines.some((line) => own.test(line))
    return lines
      .filter((line) => nameOf(noun).test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => ({ file: relative(root, file), line: line.trim(), mounted }))
  })
}

const nouns = [...new Set(rooms.flatMap(foldersOf))].filter((it) => !shared.includes(it)).toSorted()
const columns = ['files', 'code', 'words', 'tests', 'css', 'all'].map((it) => it.padStart(5))
console.log(`noun            ${columns.join(' ')} | mounted in  lines | named in  lines`)
for (const noun of nouns) {
  const files = rooms.flatMap((room) => filesOf(room, noun))
  const sum = (kind?: string) =>
    files.filter((file) => kind === undefined || kindOf(file) === kind).reduce((all, file) => all + linesOf(file), 0)
  const own = [files.length, sum('code'), sum('words'), sum('tests'), sum('css'), sum()].map((it) =>
    String(it).padStart(5),
  )
  const elsewhere = [true, false].map((mounted) => {
    const found = mentionsOf(noun).filter((it) => it.mounted === mounted)
    const count = new Set(found.map((it) => it.file)).size
    return `${String(count).padStart(mounted ? 10 : 8)} ${String(found.length).padStart(6)}`
  })
  console.log(`${noun.padEnd(15)} ${own.join(' ')} | ${elsewhere.join(' | ')}`)
}

for (const noun of process.argv.slice(2)) {
  console.log(`\n${noun}`)
  for (const mention of mentionsOf(noun))
    console.log(`${mention.mounted ? 'mounted' : 'named  '} ${mention.file}: ${mention.line}`)
}
