import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** The yardstick of a cold start: opens the embedded database of a data folder, asks it one thing and ends. */
const engine = await PGlite.create({ dataDir: join(process.argv[2] ?? '', 'db') })
await engine.query('select 1')
process.stdout.write('open\n')
await engine.close()
