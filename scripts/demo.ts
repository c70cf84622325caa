import { parseArgs } from 'node:util'
import { removeDemo } from '../server/db/demo/remove.ts'
import { dataFolder, serve } from './serve.ts'

const dir = dataFolder('data/demo')

const wantsFresh = (): boolean => {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
    // `npm run demo --fresh` without the dashes between reaches us only by this variable.
    return values.fresh || process.env['npm_config_fresh'] === 'true'
  } catch {
    console.error('usage: npm run demo [-- --fresh]')
    process.exit(2)
  }
}

const startOver = async (): Promise<void> => {
  try {
    if (await removeDemo(dir)) console.log('The former demonstration is removed.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

if (wantsFresh()) await startOver()
// The demonstration has a database of its own, whatever the environment names for real use.
delete process.env['DATABASE_URL']
process.env['DATA_DIR'] = dir
process.env['NUCLEO_DEMO'] = '1'
// Its accounts and their passwords stand on the sign-in page: they are for this machine, unless HOST says otherwise.
await serve({ LOG_LEVEL: 'warn', BACKUP_KEEP: '0', HOST: '127.0.0.1' })
