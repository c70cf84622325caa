import type { Readable } from 'node:stream'

/** From `start` to `end`, both included, in bytes. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Headers of a file that a browser gets straight from a store. */
export interface LinkHeaders {
  readonly type: string
  readonly disposition: string
}

/** Where the bytes of files stand, each under a key of ours. Both kinds of store do the same. */
export interface FileStore {
  /** Takes over the file at `path`; it is no longer there afterwards. */
  put(key: string, path: string): Promise<void>
  /** Undefined when the store has no such file. */
  read(key: string, range?: Range): Promise<Readable | undefined>
  /** A file that is not there is no mistake. */
  remove(key: string): Promise<void>
  /** An address in the store itself, signed; a store without one is read through the server. */
  link?(key: string, headers: LinkHeaders, it: { now: Date; seconds: number }): Promise<string>
}
