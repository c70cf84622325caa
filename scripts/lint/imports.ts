import { type Place, place, type Room, target, type Target } from './places.ts'

/** Rule for an import from `from` to `to`: returns the error in one sentence, or undefined. */
export type ImportRule = (from: Place, to: Target) => string | undefined

const isKit = (it: Place): boolean => it.folder === 'kit'
const isTesting = (it: Place): boolean => it.folder === 'testing'
const isPackage = (names: readonly string[], name: string): boolean =>
  names.some((it) => (it.endsWith('/') ? name.startsWith(it) : it === name))
const sameFolder = (a: Place, b: Place): boolean => a.room === b.room && a.folder === b.folder

const pureContract: ImportRule = (from, to) => {
  if (from.room !== 'contract') return undefined
  if (to.kind === 'file') return to.place.room === 'contract' ? undefined : 'contract imports contract only'
  if (to.name === 'zod') return undefined
  const tool = ['vitest', 'fast-check'].includes(to.name) || to.specifier.startsWith('node:')
  return from.isTest && tool ? undefined : 'contract imports no package but zod'
}

const roomsApart: ImportRule = (from, to) => {
  // The rule above already covers the imports of contract.
  if (to.kind === 'package' || from.room === undefined || from.room === 'contract') return undefined
  if (to.place.room === undefined) return `${from.room} imports nothing from outside the three rooms`
  if (to.place.room === from.room || to.place.room === 'contract') return undefined
  return `${from.room} never imports ${to.place.room}: what both need belongs in contract`
}

/** Folders and files that are no noun, so that the kit of a room may import them. */
const belowKit: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/kit'],
  server: ['server/kit', 'server/db', 'server/config.ts'],
  web: ['web/kit'],
}
const contractForKits = ['contract/kit', 'contract/access', 'contract/routes', 'contract/words.ts']

/** The folder with its room, or the file when it is in the room itself. */
const home = (it: Place): string => (it.folder === '' ? it.path : `${it.room}/${it.folder}`)

const known = (from: Place, to: Place, typeOnly: boolean): readonly string[] => {
  if (to.room !== from.room) return contractForKits
  const folders = belowKit[from.room ?? ''] ?? []
  return from.room === 'contract' && typeOnly ? [...folders, 'contract/access', 'contract/routes'] : folders
}

const kitKnowsNoNoun: ImportRule = (from, to) => {
  if (!isKit(from) || from.room === undefined || to.kind === 'package') return undefined
  if (from.isTest && isTesting(to.place)) return undefined
  // The rule above covers files of another room, except those of contract.
  if (to.place.room !== from.room && to.place.room !== 'contract') return undefined
  if (known(from, to.place, to.typeOnly).includes(home(to.place))) return undefined
  return `a kit imports no noun and no mounting point: ${home(to.place)}`
}

/** The table of a noun's screens. */
const isTable = (it: Place): boolean => /\.screens\.tsx?$/.test(it.file)

interface Leaf {
  readonly is: (it: Place) => boolean
  readonly by: (it: Place) => boolean
  readonly says: string
}

const stem = (file: string): string => file.replace(/(?:\.test|\.spec)?\.tsx?$/, '')
const mounting = [
  'server/main.ts',
  'server/app.ts',
  'server/handlers.ts',
  'server/worker.ts',
  'web/main.tsx',
  'web/screens/guard.tsx',
]

/** Folders that compose screens of kits and saved views, for any noun: `web/list/ListScreen.tsx`. `web/import` has the
 * steps of a file, which nouns with lines of their own put together anew. */
const assemblies = ['list', 'page']

const leaves: readonly Leaf[] = [
  {
    is: (it) => it.file.endsWith('.api.ts'),
    by: (it) => it.path === 'server/handlers.ts',
    says: '*.api.ts is imported by server/handlers.ts only',
  },
  {
    is: (it) => it.file.endsWith('.jobs.ts'),
    by: (it) => it.path === 'server/worker.ts',
    says: '*.jobs.ts is imported by server/worker.ts only',
  },
  {
    is: (it) => it.room === 'web' && it.file.endsWith('Screen.tsx') && !assemblies.includes(it.folder),
    by: (it) => it.room === 'web' && (it.folder === 'screens' || isTable(it)),
    says: '*Screen.tsx is imported by web/screens/* and the tables of nouns only',
  },
  {
    is: (it) => it.room === 'web' && isTable(it),
    by: () => false,
    says: '*.screens.tsx is found by web/screens/nouns.ts, which names none',
  },
  {
    is: (it) => mounting.includes(it.path),
    by: (it) => it.room === undefined || it.folder === '' || isTesting(it),
    says: 'a mounting point is imported by its neighbours, testing and the tools only',
  },
]

const leaf: ImportRule = (from, to) => {
  if (to.kind === 'package') return undefined
  const goal = to.place
  // A noun's test may render all of its screens.
  const own = stem(from.file) === stem(goal.file) || goal.file.endsWith('Screen.tsx') || isTable(goal)
  const ownTest = from.isTest && sameFolder(from, goal) && own
  if (ownTest) return undefined
  return leaves.find((it) => it.is(goal) && !it.by(from))?.says
}

interface Reach {
  /** Folders of the room that are no noun. */
  readonly shared: readonly string[]
  /** Files of a noun that other nouns may import. */
  readonly open: RegExp
  readonly says: string
}

const reach: Readonly<Record<Room, Reach>> = {
  contract: {
    shared: [],
    open: /^(?!.*\.test\.).+\.ts$/,
    says: "a test is nobody's import",
  },
  server: {
    shared: ['kit', 'db', 'testing'],
    // The rule above restricts imports of .api and .jobs.
    open: /^[\w-]+\.(?:data|rules|words|states|api|jobs)\.ts$/,
    says: 'another noun is reached through its .data, .rules, .words or .states',
  },
  web: {
    shared: ['kit', 'screens', 'testing', 'import', ...assemblies],
    open: /^[A-Z]\w*\.tsx$/,
    says: 'another noun is reached through a named component (PascalCase.tsx)',
  },
}

const nounToNoun: ImportRule = (from, to) => {
  if (to.kind === 'package' || isTesting(from) || sameFolder(from, to.place)) return undefined
  const { room, folder, file } = to.place
  if (room === undefined || folder === '' || reach[room].shared.includes(folder)) return undefined
  return reach[room].open.test(file) ? undefined : reach[room].says
}

const nounPackages = ['kysely', 'zod', 'node:crypto', 'node:util', 'node:buffer', 'node:path']
const mountPackages = [...nounPackages, 'fastify', '@fastify/', 'pino']
/** Packages of the server alone; a name that ends in `/` means the whole scope. */
const serverPackages = [
  'pg',
  'pg-boss',
  'kysely',
  'fastify',
  'pino',
  'nodemailer',
  'socket.io',
  'redis',
  'otplib',
  'jose',
  'pdfmake',
  '@fastify/',
  '@electric-sql/',
  '@node-rs/',
  '@socket.io/',
  '@tus/',
  'aws4fetch',
  'file-type',
  'sharp',
]
const webKitPackages = ['socket.io-client', 'idb', 'driver.js', 'tus-js-client']

const serverPackage = (from: Place, name: string, specifier: string): string | undefined => {
  if (specifier === 'node:process') return 'use the global process, and process.env in server/config.ts only'
  if (isKit(from) || from.folder === 'db') return undefined
  if (from.folder === '' && specifier.startsWith('node:')) return undefined
  const allowed = from.folder === '' ? mountPackages : nounPackages
  if (isPackage(allowed, name) || allowed.includes(specifier)) return undefined
  return `${specifier} is infrastructure: it belongs in server/kit or server/db`
}

const webPackage = (from: Place, name: string, specifier: string): string | undefined => {
  if (specifier.startsWith('node:') || isPackage(serverPackages, name)) return `${specifier} does not run in a browser`
  if (isPackage(webKitPackages, name) && !isKit(from)) return `${specifier} belongs in web/kit`
  return undefined
}

const infrastructure: ImportRule = (from, to) => {
  if (to.kind === 'file' || from.isTest || isTesting(from)) return undefined
  if (from.room === 'server') return serverPackage(from, to.name, to.specifier)
  return from.room === 'web' ? webPackage(from, to.name, to.specifier) : undefined
}

const extension = /\.(?:ts|tsx|css|json|sql|svg|png|webp|woff2|html|txt|md)$/

const exactPath: ImportRule = (from, to) => {
  if (to.kind === 'package') return undefined
  if (/^index\.tsx?$/.test(to.place.file)) return 'no index files: import the file you mean'
  if (!extension.test(to.specifier)) return 'write the extension'
  return from.room !== undefined && to.specifier.startsWith('../') ? 'say #room/… instead of ../' : undefined
}

/** The seven sentences of the architecture's "Who may import whom", in order. */
export const importRules = {
  'pure-contract': pureContract,
  'rooms-apart': roomsApart,
  'kit-knows-no-noun': kitKnowsNoNoun,
  leaves: leaf,
  'noun-to-noun': nounToNoun,
  infrastructure,
  'exact-path': exactPath,
} as const satisfies Record<string, ImportRule>

interface Import {
  /** Importing file: path from the root, with `/`. */
  readonly from: string
  readonly specifier: string
  readonly typeOnly?: boolean
}

/** Error of a rule for an import, or undefined. */
export const violation = (rule: ImportRule, statement: Import): string | undefined => {
  const from = place(statement.from)
  return rule(from, target(from, statement.specifier, statement.typeOnly))
}
