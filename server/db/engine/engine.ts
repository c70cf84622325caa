import type { PGlite, PGliteOptions } from '@electric-sql/pglite'

/** Result of a statement; `command` is the one that PostgreSQL reports. */
export interface Answer {
  rows: Record<string, unknown>[]
  affectedRows?: number | undefined
  command?: string | undefined
}

/**
 * The embedded engine: one connection, which carries out what it is asked in the order of the calls. Whoever opens a
 * transaction has to keep others from asking until it ends (turns.ts).
 */
export interface Engine {
  readonly closed: boolean
  /** One statement with parameters. */
  query(text: string, values: unknown[]): Promise<Answer>
  /** Text of one statement or several, without parameters. */
  exec(text: string): Promise<Answer[]>
  /** Flushes everything and releases the folder. */
  close(): Promise<void>
}

/** True for `2026-11-27 08:05:09+00`, with or without a fraction of the second; a later millennium or an era is longer. */
const isPlainUtc = (text: string): boolean => text[10] === ' ' && text.endsWith('+00') && '+.'.includes(text[19] ?? ' ')

/** ISO 8601 of a timestamp as PostgreSQL writes it. Connections are in UTC, whose form needs no reading of a date. */
export const instant = (text: string): string =>
  isPlainUtc(text)
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${`${text.slice(20, -3)}000`.slice(0, 3)}Z`
    : new Date(text).toISOString()
const same = (text: string): string => text

/** Type id of the PostgreSQL catalogue → parser of its text. The driver of a PostgreSQL server uses the same table. */
export const parsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8
  1700: Number, // numeric
  1082: same, // date
  1114: instant, // timestamp
  1184: instant, // timestamptz
}

export interface EngineOptions {
  dataDir?: string
  loadDataDir?: Blob
  /** File system in place of `dataDir`. */
  fs?: NonNullable<PGliteOptions['fs']>
  /** Receives what PostgreSQL writes to its log. */
  onStderr?: NonNullable<PGliteOptions['onStderr']>
  /** Changes the parameters that PGlite starts PostgreSQL with. */
  startParams?: (usual: readonly string[]) => string[]
}

/** Opens the engine in this thread. Loaded on demand: a server on PostgreSQL does not need it. */
export const openEngine = async ({ startParams, ...options }: EngineOptions): Promise<PGlite> => {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const params = startParams ? { startParams: startParams(PGlite.defaultStartParams) } : {}
  return PGlite.create({ ...options, ...params, parsers, extensions: { pg_trgm } })
}
