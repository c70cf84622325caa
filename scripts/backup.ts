import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../server/db/backup.ts'
import { restore } from '../server/db/restore.ts'
import { dataFolder } from './serve.ts'

/** `backup FILE` and `restore FILE [--force]`, for the embedded database in DATA_DIR. */
const usage = (): never => {
  console.error('usage: npm run backup FILE\n       npm run restore FILE [-- --force]')
  process.exit(2)
}

const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } })
  } catch {
    return usage()
  }
}

const { positionals, values } = read()
const [command, name] = positionals
if (!name || positionals.length !== 2 || (command !== 'backup' && command !== 'restore')) usage()

const dir = dataFolder('data/main')
// npm runs this at the root of the repository; FILE is meant from where the command was typed.
const file = resolve(process.env['INIT_CWD'] ?? '', name ?? '')

const counted = (many: number, one: string, other: string): string => `${many} ${many === 1 ? one : other}`

const backUpNow = async (): Promise<void> => {
  const { people, loops, files, bytes } = await backUp(dir, file, new Date())
  const held = [counted(people, 'person', 'people'), counted(loops, 'loop', 'loops'), counted(files, 'file', 'files')]
  console.log(`${file}: ${held.join(', ')}, ${(bytes / 1e6).toFixed(1)} MB.`)
  const bucket = process.env['S3_BUCKET']
  if (bucket) console.log(`What people sent stands in the bucket ${bucket}, which this backup does not hold.`)
}

const restoreNow = async (): Promise<void> => {
  // `npm run restore FILE --force` without the dashes between reaches us only by this variable.
  const force = values.force || process.env['npm_config_force'] === 'true'
  const { people, loops, files, made_at } = await restore(dir, file, { force })
  console.log(
    `${dir} holds the backup of ${made_at}: ${counted(people, 'person', 'people')}, ${counted(loops, 'loop', 'loops')}, ${counted(files, 'file', 'files')}.`,
  )
}

if (process.env['DATABASE_URL']) {
  console.error('DATABASE_URL is set: these two are for the embedded database. Use pg_dump and pg_restore there.')
  process.exit(2)
}
try {
  await (command === 'backup' ? backUpNow() : restoreNow())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
