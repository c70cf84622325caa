import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { basename, dirname, join } from 'node:path'

const holds = (folder: string): boolean => existsSync(join(folder, 'package.json'))

const rootAbove = (folder: string): string =>
  holds(folder) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

/** The folder of package.json, from the sources and from the built server alike. */
export const root = rootAbove(import.meta.dirname)

/**
 * Keeps what Node compiled, types stripped, for the next start: most of a start is reading code. Of this thread alone, and
 * of what is imported after it. Where the folder cannot be written, nothing is kept.
 */
export const keepCompiled = (): void => void enableCompileCache(join(root, '.cache', 'compile'))

const isSource = import.meta.filename.endsWith('.ts')

/** The file that a thread runs, named by its source below the root: from the built server it is built as well. */
export const threadFile = (source: string): string =>
  isSource ? join(root, source) : join(root, 'dist', 'server', basename(source).replace(/\.ts$/, '.js'))
