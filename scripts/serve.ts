import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale, isBuilt } from './build.ts'
import { root } from './run.ts'

const buildAll = (): void => {
  if (!isBuilt('pages')) console.log('Building the pages…')
  if (buildWhenStale(undefined, ['--logLevel', 'warn']) === 0) return
  console.error('Nucleo could not be built.')
  process.exit(1)
}

/** The data folder of this start; a relative one belongs to the repository, wherever the command was typed. */
export const dataFolder = (fallback: string): string => resolve(root, process.env['DATA_DIR'] || fallback)

/**
 * Builds what is stale and runs the server in this very process, so that signals, exit code and the lock on the data
 * folder are its own. What the environment says wins over `defaults`.
 */
export const serve = async (defaults: Readonly<Record<string, string>> = {}): Promise<void> => {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
  buildAll()
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
}
