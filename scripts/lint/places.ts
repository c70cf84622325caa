export type Room = 'contract' | 'server' | 'web'

/** A file of the repository, split into the parts that the rules need. */
export interface Place {
  readonly path: string
  /** Its runtime, or undefined for e2e, bench, scripts and the files at the root. */
  readonly room: Room | undefined
  /** Folder below the room (`kit`, `db`, a noun …), or '' for a file in the room itself. */
  readonly folder: string
  /** File name without folder, as in `loop.data.ts`. */
  readonly file: string
  /** True for a test file; `testing/` is a folder of its own. */
  readonly isTest: boolean
}

/** Target of an import: another file of the repository, or a package. */
export type Target =
  | { readonly kind: 'file'; readonly place: Place; readonly specifier: string; readonly typeOnly: boolean }
  | { readonly kind: 'package'; readonly name: string; readonly specifier: string; readonly typeOnly: boolean }

const rooms: readonly string[] = ['contract', 'server', 'web'] satisfies Room[]
const isRoom = (name: string): name is Room => rooms.includes(name)

/** Parses a path from the root, written with `/`. */
export const place = (path: string): Place => {
  const [first = '', ...rest] = path.split('/')
  const file = rest.at(-1) ?? first
  return {
    path,
    room: isRoom(first) ? first : undefined,
    folder: rest.length > 1 ? (rest[0] ?? '') : '',
    file,
    isTest: /\.(?:test|spec)\.tsx?$/.test(file),
  }
}

const joined = (folder: string[], relative: string): string => {
  const parts = [...folder]
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Resolves `specifier` in the file `from`: `#room/…` and relative paths are files, everything else is a package. */
export const target = (from: Place, specifier: string, typeOnly = false): Target => {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { kind: 'file', place: place(bare.slice(1)), specifier: bare, typeOnly }
  if (!bare.startsWith('.')) return { kind: 'package', name: packageName(bare), specifier: bare, typeOnly }
  const folder = from.path.split('/').slice(0, -1)
  return { kind: 'file', place: place(joined(folder, bare)), specifier: bare, typeOnly }
}
