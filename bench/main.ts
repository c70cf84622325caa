import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrationFiles } from '#server/db/migrate.ts'
import { buildWhenStale } from '../scripts/build.ts'
import { postgresHome, startCluster } from './cluster.ts'
import { embedded, postgres, type Engine } from './database.ts'
import { holds, table, type Figure } from './figure.ts'
import { atoms } from './parts/atoms.ts'
import { attack } from './parts/attack.ts'
import { board } from './parts/board.ts'
import { cls } from './parts/cls.ts'
import { cold } from './parts/cold.ts'
import { crowd } from './parts/crowd.ts'
import { documents } from './parts/documents.ts'
import { hours } from './parts/hours.ts'
import { ledger } from './parts/ledger.ts'
import { orders } from './parts/orders.ts'
import { pages } from './parts/pages.ts'
import { paint } from './parts/paint.ts'
import { pairs } from './parts/pairs.ts'
import { findPeople } from './parts/people.ts'
import { reports } from './parts/reports.ts'
import { searchAtoms } from './parts/search.ts'
import { signIns } from './parts/signIns.ts'
import { weight } from './parts/weight.ts'

interface Part {
  letters: string
  about: string
  on: 'both' | 'PGlite'
  measure(engine: Engine): Promise<Figure[]>
}

const parts: readonly Part[] = [
  { letters: 'a', about: 'start and stop', on: 'both', measure: pairs },
  { letters: 'b', about: 'pages of Loop Center', on: 'both', measure: pages },
  { letters: 'c', about: 'cold start', on: 'PGlite', measure: cold },
  { letters: 'df', about: 'fifty people, memory', on: 'both', measure: crowd },
  { letters: 'g', about: 'sign-in beside the work', on: 'both', measure: signIns },
  { letters: 'h', about: 'people found by name', on: 'both', measure: findPeople },
  { letters: 'i', about: 'search by words', on: 'both', measure: searchAtoms },
  { letters: 'j', about: 'a board of a thousand cards', on: 'PGlite', measure: board },
  { letters: 'k', about: 'first paint, and the first dialog', on: 'PGlite', measure: paint },
  { letters: 'l', about: 'pages that jump', on: 'PGlite', measure: cls },
  { letters: 'm', about: 'atoms by filters, and their steps', on: 'both', measure: atoms },
  { letters: 'n', about: 'home under attack', on: 'both', measure: attack },
  { letters: 'o', about: 'hours from a file', on: 'both', measure: hours },
  { letters: 'p', about: 'a year of hours by venture and month', on: 'both', measure: reports },
  { letters: 'q', about: 'documents', on: 'PGlite', measure: documents },
  { letters: 'r', about: 'the ledger', on: 'both', measure: ledger },
  { letters: 's', about: 'payment orders', on: 'both', measure: orders },
  { letters: 'e', about: 'weight of the pages', on: 'PGlite', measure: weight },
]

const usage = `usage: npm run bench [-- [--pglite | --postgres] [--keep] [a b c d e f g h i j k l m n o p q r s]]
  letters   only these figures
  --pglite, --postgres   only on this database; DATABASE_URL names a server, else one of our own is started
  --keep    leaves the filled databases for the next run`

const read = () => {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ allowPositionals: true, options: { pglite: flag, postgres: flag, keep: flag } })
  } catch {
    console.error(usage)
    process.exit(2)
  }
}

const noPostgres = `There is no PostgreSQL to measure on: DATABASE_URL names no server, and none is installed below ${postgresHome}
(POSTGRES_HOME names another folder with <version>/bin in it). Its figures are missing; --pglite measures without them.`

const { positionals: asked, values: flags } = read()
if (asked.some((it) => !/^[a-s]$/.test(it))) {
  console.error(usage)
  process.exit(2)
}
const chosen = parts.filter((it) => asked.length === 0 || asked.some((letter) => it.letters.includes(letter)))

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

const figures: Figure[] = []
let broken = 0

const measure = async (engine: Engine): Promise<void> => {
  if (buildWhenStale(undefined, ['--logLevel', 'warn']) !== 0) throw new Error('Nucleo could not be built')
  for (const group of chosen.filter((part) => part.on === 'both' || part.on === engine.name)) {
    say(`${engine.name}: ${group.about} (${group.letters.split('').join(', ')})`)
    try {
      const found = await group.measure(engine)
      figures.push(...found)
      console.log(table(found))
    } catch (error) {
      broken += 1
      console.error(error)
    }
  }
}

/** Clean-up at the end of the run, also after Ctrl-C. */
const endings: (() => void)[] = []
process.once('exit', () => endings.forEach((end) => end()))
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code))

/** Key of the stored data: changes with the schema, the filling and the day, because the data reaches up to
 * yesterday. */
const keptKey = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const { text } of migrationFiles()) hash.update(text)
  return hash
    .update(readFileSync(join(import.meta.dirname, 'fill.ts')))
    .digest('hex')
    .slice(0, 12)
}
const key = flags.keep ? keptKey() : String(process.pid)
const dir = join(tmpdir(), `nucleo-bench-${key}`)
mkdirSync(dir, { recursive: true, mode: 0o755 })
if (!flags.keep) endings.push(() => rmSync(dir, { recursive: true, force: true }))

const onPostgres = async (): Promise<void> => {
  const given = process.env['DATABASE_URL']
  const cluster = given ? undefined : await startCluster(dir)
  if (cluster) endings.unshift(cluster.stop)
  const url = given ?? cluster?.url
  if (!url) {
    // Every figure is promised on both engines: a run on one alone fails, unless that was requested.
    broken += 1
    return console.error(noPostgres)
  }
  const engine = postgres(url, `nucleo_bench_${key}`)
  await measure(engine)
  if (given && !flags.keep) await engine.dropAll()
}

if (!flags.postgres) await measure(embedded(dir))
if (!flags.pglite && chosen.some((it) => it.on === 'both')) await onPostgres()

const failed = figures.filter((it) => !holds(it)).length
console.log(`\n${table(figures)}\n\n${figures.length} figures, ${failed} out of bounds, ${broken} parts that broke`)
process.exitCode = failed + broken === 0 ? 0 : 1
