import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { flushPath, type Flush } from '#server/db/engine/flush.ts'

/** Parts of emscripten's file system in Node that are used here. */
interface Node {
  name: string
  parent: Node
}
interface Stream {
  node: Node
  nfd: number
}
interface NodeFiles {
  realPath(node: Node): string
  /** Turns an error of Node into one that PostgreSQL understands. */
  tryFSOperation<T>(run: () => T): T
  stream_ops: {
    fsync?: (stream: Stream) => number
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number
    setattr(stream: Stream, change: object): void
  }
  node_ops: {
    mknod(parent: Node, ...more: unknown[]): unknown
    rename(node: Node, parent: Node, name: string): void
    setattr(node: Node, change: object): void
    unlink(parent: Node, name: string): void
  }
}
interface Module {
  NODEFS: NodeFiles
}

/** True for a complete segment of the log; one in the making has another name. */
const isLog = ({ node }: Stream): boolean => node.parent.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(node.name)

/** Reports writes to the files. */
export interface Watch {
  /** Number of bytes written to the log. */
  logged(bytes: number): void
}

/**
 * Makes flushing real, which emscripten leaves out: PostgreSQL's own order of writes and flushes becomes the disk's.
 * Only the log is flushed later, by `flush`; before anything else is changed, what is missing of it comes first.
 */
const harden = (files: NodeFiles, flush: Flush, watch: Watch): void => {
  const { stream_ops: stream, node_ops: node } = files
  /** Folders with new names; PostgreSQL does not flush those of tables. */
  const folders = new Set<string>()
  const write = stream.write
  const [setattr, setattrOf] = [stream.setattr, node.setattr]
  const { mknod, rename, unlink } = node

  const logFirst = (): void => files.tryFSOperation(() => flush.now())
  stream.fsync = (opened) => {
    if (isLog(opened)) {
      flush.ask(files.realPath(opened.node))
      return 0
    }
    files.tryFSOperation(() => {
      flush.now()
      for (const folder of folders) flushPath(folder)
      folders.clear()
      fsyncSync(opened.nfd)
    })
    return 0
  }
  stream.write = (opened, ...args) => {
    const log = isLog(opened)
    if (!log) logFirst()
    const written = write(opened, ...args)
    if (log) watch.logged(written)
    return written
  }
  stream.setattr = (opened, change) => {
    logFirst()
    setattr(opened, change)
  }
  node.setattr = (changed, change) => {
    logFirst()
    setattrOf(changed, change)
  }
  node.mknod = (parent, ...more) => {
    folders.add(files.realPath(parent))
    return mknod(parent, ...more)
  }
  node.rename = (moved, parent, name) => {
    logFirst()
    rename(moved, parent, name)
    folders.add(files.realPath(parent))
  }
  node.unlink = (parent, name) => {
    logFirst()
    unlink(parent, name)
  }
}

/** File system of a database that survives a power cut. */
export const safeFiles = (dir: string, flush: Flush, watch: Watch): NodeFS => {
  const files = new NodeFS(dir)
  const init = files.init.bind(files)
  files.init = async (engine, options) => {
    const { emscriptenOpts } = await init(engine, options)
    const before = emscriptenOpts.preRun ?? []
    const all = [
      ...(Array.isArray(before) ? before : [before]),
      (it: object) => harden((it as Module).NODEFS, flush, watch),
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun: all } }
  }
  return files
}
