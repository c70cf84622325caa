import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, filesNaming, isTest, mentionsOf, rooms } from './nounNames.ts'
import { root } from './run.ts'

/*
 * What each noun costs: its files, its lines by kind, and how many files outside its folders name it. A standard noun is at
 * most 11 files and 450 lines and stands in three of them: `contract/faces.ts`, `contract/nouns.ts` and `server/handlers.ts`
 * (`newNoun.test.ts`). `npm run nouns sector` also prints the lines that name it.
 */

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

const textOf = (file: string): string => readFileSync(file, 'utf8')
const linesOf = (file: string): number => textOf(file).split('\n').length - 1

const kindOf = (file: string): 'code' | 'words' | 'tests' | 'css' => {
  if (/\.(?:test|spec)\./.test(file)) return 'tests'
  if (file.endsWith('.css')) return 'css'
  return file.endsWith('.words.ts') ? 'words' : 'code'
}

const nouns = [...new Set(rooms.flatMap(foldersOf))].filter((it) => !shared.includes(it)).toSorted()
const columns = ['files', 'code', 'words', 'tests', 'css', 'all'].map((it) => it.padStart(5))
console.log(`noun            ${columns.join(' ')} | named in  tests`)
for (const noun of nouns) {
  const files = rooms.flatMap((room) => filesIn(join(root, room, noun)))
  const sum = (kind?: string) =>
    files.filter((file) => kind === undefined || kindOf(file) === kind).reduce((all, file) => all + linesOf(file), 0)
  const own = [files.length, sum('code'), sum('words'), sum('tests'), sum('css'), sum()].map((it) =>
    String(it).padStart(5),
  )
  const [sources, tests] = [false, true].map((of) => filesNaming(noun).filter((file) => isTest(file) === of).length)
  console.log(`${noun.padEnd(15)} ${own.join(' ')} | ${String(sources).padStart(8)} ${String(tests).padStart(6)}`)
}

for (const noun of process.argv.slice(2)) {
  console.log(`\n${noun}`)
  for (const { file, line } of mentionsOf(noun)) console.log(`${file}: ${line}`)
}
