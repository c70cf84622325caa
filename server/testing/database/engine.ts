import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((it) => it.replaceAll('\\', '/'))

/** Tests of what only a PostgreSQL server has; without `DATABASE_URL` they are left out. */
export const ofServerOnly: readonly string[] = ['server/db/pipelined.test.ts', 'server/db/prepared.test.ts']

/** The ways in which a test gets a database of the engine that the run is on. */
const ways = /#server\/testing\/(?:\w+\/)?(testServer|database|process|scene|describe\w*)\.ts'|inject\('database'\)/
/** A folder of the embedded engine is no database of the run. */
const folderOnly = /^import \{ migratedFolder \} from '#server\/testing\/process\.ts'$/m
/** True for a test that uses a database of the run. */
export const asksForDatabase = (file: string): boolean => ways.test(textOf(file).replace(folderOnly, ''))

/** What stands on the engine itself: the kits, the database, the import's jobs, and loops with their exclusion of overlaps. */
const rooms = /^server\/(?:kit|db|testing|import|loop)\//
/** Every call of the contract as every role over the demonstration, races, live events, and the start of a server. */
const ofAll = /^server\/(?:app\.(?:fuzz|race|live)|start\.\w+|start)\.test\.ts$/
/** What two do at one time, and plans and catalogues of the engine. */
const atOnce = /overlap|beforeTransaction|at once|at the same time|same moment|\bpg_[a-z]|explain/i
/** A noun's list, record, steps or file: its own columns, filters and SQL within those of the kits. */
const described = /\bdescribe(?:List|Crud|Steps|Import)\(/
/** A whole statement of the noun's own. */
const statement = /sql(?:<[^`]*>)?`\s*(?:select|with|update|insert|delete|lock)\b/i

const nounOf = (file: string): string => file.split('/')[1] ?? ''

const isOfEngine = (file: string): boolean =>
  rooms.test(file) || ofAll.test(file) || atOnce.test(textOf(file)) || described.test(textOf(file))

/**
 * Tests of the server whose outcome an engine can change; `DATABASE_URL` runs these. All others run on the embedded engine
 * alone, which is PostgreSQL too: what a server adds is connections that wait for each other, its driver, and older versions.
 * A noun with statements of its own none of whose tests is among them brings all that it has.
 */
export const ofEngine = (): string[] => {
  const tests = filesOf('server/**/*.test.ts').filter((it) => ofServerOnly.includes(it) || asksForDatabase(it))
  const chosen = tests.filter(isOfEngine)
  const covered = new Set(chosen.map(nounOf))
  const own = new Set(
    filesOf('server/*/**/*.ts').flatMap((it) =>
      !it.endsWith('.test.ts') && !covered.has(nounOf(it)) && statement.test(textOf(it)) ? [nounOf(it)] : [],
    ),
  )
  return tests.filter((it) => chosen.includes(it) || own.has(nounOf(it))).toSorted()
}
