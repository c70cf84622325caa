import { createReadStream, createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** POSIX ustar, as far as a backup needs it: files and folders, their names and contents. `tar xzf` reads it too. */
export interface Entry {
  /** Below the archive's root, with `/`; a folder's ends in `/`. */
  name: string
  size: number
  content: Iterable<Buffer> | AsyncIterable<Buffer>
}

const BLOCK = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`

/** A long name is cut at a `/` into the header's two fields. */
const split = (name: string): [string, string] => {
  if (Buffer.byteLength(name) <= NAME_BYTES) return ['', name]
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= PREFIX_BYTES && rest !== '' && Buffer.byteLength(rest) <= NAME_BYTES)
      return [prefix, rest]
  }
  throw new Error(`The name is too long for an archive: ${name}`)
}

const header = ({ name, size }: Entry): Buffer => {
  const block = Buffer.alloc(BLOCK)
  const [prefix, rest] = split(name)
  const folder = name.endsWith('/')
  block.write(rest, 0)
  block.write(octal(folder ? 0o700 : 0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(0, 12), 136)
  block.write(folder ? '5' : '0', 156)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  block.write(octal(sumOf(block), 7), 148)
  block.write(' ', 155)
  return block
}

/** The header's checksum counts its own field as spaces. */
const sumOf = (block: Buffer): number => block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

/** The archive's bytes, one entry after the other. */
export const pack = async function* (entries: Iterable<Entry> | AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield header(entry)
    let written = 0
    for await (const chunk of entry.content) {
      written += chunk.length
      yield chunk
    }
    if (written !== entry.size) throw new Error(`${entry.name} changed while it was read`)
    yield Buffer.alloc((BLOCK - (written % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Every folder and file below `dir`, named below `under`. */
export const entriesOf = function* (dir: string, under: string): Generator<Entry> {
  yield { name: `${under}/`, size: 0, content: [] }
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    const name = `${under}/${entry.name}`
    if (entry.isDirectory()) yield* entriesOf(path, name)
    else if (entry.isFile()) yield { name, size: statSync(path).size, content: createReadStream(path) }
  }
}

const textAt = (block: Buffer, from: number, bytes: number): string => {
  const field = block.subarray(from, from + bytes)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? bytes : end)
}

const foreign = (): Error => new Error('The file is no backup of Nucleo.')

const read = (block: Buffer): { name: string; size: number } => {
  const sum = Number.parseInt(textAt(block, 148, 8), 8)
  if (textAt(block, 257, 5) !== 'ustar' || sum !== sumOf(block)) throw foreign()
  const prefix = textAt(block, 345, PREFIX_BYTES)
  const name = textAt(block, 0, NAME_BYTES)
  return { name: prefix ? `${prefix}/${name}` : name, size: Number.parseInt(textAt(block, 124, 12), 8) }
}

/** `take` gives exactly as many bytes as are asked for and throws when the stream ends before; `drain` takes the rest. */
const reader = (stream: Readable) => {
  const chunks = stream.iterator()
  let held: Buffer = Buffer.alloc(0)
  const more = async (): Promise<void> => {
    const { value, done } = await chunks.next()
    if (done || !Buffer.isBuffer(value)) throw new Error('The backup is cut short.')
    held = held.length === 0 ? value : Buffer.concat([held, value])
  }
  const take = async function* (bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (held.length === 0) await more()
      const part = held.subarray(0, left)
      held = held.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  const drain = async (): Promise<void> => {
    while (!(await chunks.next()).done);
  }
  return { take, drain }
}

const whole = async (parts: AsyncIterable<Buffer>): Promise<Buffer> => Buffer.concat(await Array.fromAsync(parts))

/** Unpacks the archive below `dir`, which no name may leave; throws on anything that `pack` would not have written. */
export const unpack = async (stream: Readable, dir: string): Promise<void> => {
  const { take, drain } = reader(stream)
  for (;;) {
    const block = await whole(take(BLOCK))
    if (block.every((byte) => byte === 0)) break
    const { name, size } = read(block)
    const path = resolve(dir, name)
    if (!path.startsWith(resolve(dir) + sep)) throw foreign()
    if (name.endsWith('/')) mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(take(size), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    }
    await whole(take((BLOCK - (size % BLOCK)) % BLOCK))
  }
  // To the end, so that the compression's own checksum is reached.
  await drain()
}
