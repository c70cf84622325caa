import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Headers of a file that a browser gets straight from the store. */
export interface LinkHeaders {
  readonly type: string
  readonly disposition: string
}

/** Stores the bytes of files by key. The folder and the bucket behave alike. */
export interface FileStore {
  /** Moves the file at `path` into the store. */
  put(key: string, path: string): Promise<void>
  /** Undefined when the store has no such file. */
  read(key: string, range?: Range): Promise<Readable | undefined>
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Signed address in the store itself; a store without this method is read through the server. */
  link?(key: string, headers: LinkHeaders, it: { now: Date; seconds: number }): Promise<string>
}
