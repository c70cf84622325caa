import { parseArgs } from 'node:util'
import { removeDatabase } from '../server/db/folder.ts'
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

const startOver = (): void => {
  try {
    if (removeDatabase(dir)) console.log('The former demonstration is removed.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

if (wantsFresh()) startOver()
// The demonstration has a database of its own, whatever the environment names for real use.
delete process.env['DATABASE_URL']
process.env['DATA_DIR'] = dir
process.env['NUCLEO_DEMO'] = '1'
await serve({ LOG_LEVEL: 'warn' })
