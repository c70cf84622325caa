import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const holds = (folder: string): boolean => existsSync(join(folder, 'package.json'))

const rootAbove = (folder: string): string =>
  holds(folder) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

/** The folder of package.json, from the sources and from the built server alike. */
export const root = rootAbove(import.meta.dirname)

const isSource = import.meta.filename.endsWith('.ts')

/** The file that a thread runs, named by its source below the root: from the built server it is built as well. */
export const threadFile = (source: string): string =>
  isSource ? join(root, source) : join(root, 'dist', 'server', basename(source).replace(/\.ts$/, '.js'))
