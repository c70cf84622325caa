import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const server = process.env['API'] ?? 'http://127.0.0.1:3000'

const anyOf = (...tests: readonly RegExp[]): RegExp => new RegExp(tests.map((it) => it.source).join('|'))

/**
 * Files of what is fetched together; forty small ones weigh 15 kB more, since each is packed alone. A part brings its own
 * dependencies along, so the order counts: what a part shares with a later one stands before both. Everything else goes
 * where its users are alike, by itself.
 *
 * A screen that needs one module of a part loads all of it. A part whose modules are used apart is `entriesAware`, one
 * file for each set of users, and small things that many screens need stand in the part that all of them load anyway.
 */
const parts = [
  // zod, for which neither signing in nor a home waits.
  { name: 'schemas', test: /\/node_modules\/zod\// },
  // Starts the page.
  { name: 'first', tags: ['$initial' as const] },
  // For signing in and the frame of a signed-in person.
  {
    name: 'shared',
    test: anyOf(
      /\/web\/page\/public\/(?:Theme|Language)Menu\.tsx/,
      /\/web\/kit\/(?:form\/(?:draft|firstField)|session\/usePreview|ui\/page\/layout)\.tsx?/,
      /\/Icon(?:Clock|Mail|Pencil)\.mjs/,
    ),
  },
  // A form without its fields, but for the one that signing in has.
  {
    name: 'form',
    test: anyOf(
      /\/web\/kit\/form\/(?:useForm|Form|FormEnd|SendButton|useLeaveGuard|fields\/(?:TextField|fields\.module))\./,
      /\/contract\/kit\/words\/common\.words/,
      /\/(?:ActionIcon|use-uncontrolled)\.mjs/,
    ),
  },
  {
    name: 'signIn',
    test: anyOf(
      /\/web\/auth\/(?!ForgotPassword|NewPassword|NotMe|factor\/|passkey\/|password\/|SecondFactor|CodeField|SignInAgain)/,
      /\/contract\/auth\/auth\.words/,
    ),
  },
  // The frame of a signed-in person and the timer.
  {
    name: 'work',
    test: anyOf(
      /\/web\/(?:shell\/Shell|help\/link\/ScreenHelp|loop\/(?:timer\/TimerWidget|start\/StartOnAtom)|home\/useGreeting)\./,
      /\/web\/kit\/ui\/(?:StatusBadge|RelativeTime|LateMark|page\/PageHeader|plot\/PartBar|ruled\/|state\/)/,
      /\/web\/kit\/table\/IconAction/,
      /\/contract\/(?:routes\/nounPath|access\/role|[a-z]+\/[a-z]+\.routes|loop\/loop\.states|registration\/registration\.states)\.ts/,
      /\/(?:get-env|to-int|use-callback-ref|Icon(?:ChevronLeft|Plus|Trash))\.mjs/,
    ),
  },
  // What home shows.
  {
    name: 'cards',
    test: anyOf(
      /\/web\/home\/(?:HomeScreen|LeaderCards|cards\/(?!Unread|SupportNews|Destinations|FirstSteps)|week\/)/,
      /\/web\/(?:screens\/homeAhead|loop\/ring\/DayRing)/,
    ),
  },
  // A client's home, in one file: cut by who uses its pieces, two of them imported each other.
  { name: 'portal', test: /\/web\/home\/HeadquarterScreen\.tsx/ },
  // The timer's dialog, which is fetched ahead, shares these with other forms.
  {
    name: 'fields',
    test: anyOf(/\/web\/kit\/form\/fields\/(?:LongTextField|dates\/MaskedDate)/, /\/NativeSelect\.mjs/),
    entriesAware: true,
  },
  // Loaded once, with the first screen that opens a list over the page.
  {
    name: 'popover',
    test: anyOf(
      /\/node_modules\/@floating-ui\//,
      /\/node_modules\/@mantine\/core\/esm\/components\/(?:Popover|Combobox|ScrollArea|Select|Overlay)\//,
    ),
    entriesAware: true,
  },
  // Shared by a quarter of all that is loaded by itself, screens and dialogs.
  { name: 'most', minShareCount: 40 },
  {
    name: 'guesses',
    test: anyOf(
      /\/node_modules\/(?:@zxcvbn-ts|fastest-levenshtein)\//,
      /\/web\/auth\/password\/(?:estimate|commonWords)/,
    ),
  },
]

/** A part for a set of users is named after all of them. */
const partOf = (name: string | undefined): string => name?.replace(/[~.].*/, '') ?? 'file'

/** Files of the app besides the hashed ones. */
const FIXED = ['favicon.svg', 'icon-192.png', 'manifest.webmanifest']
/** Files that are cached for offline use: all but lists of common passwords and the parser of documents, each half the
 * app's size. */
const SHELL_FILE = /^assets\/(?!guesses-|docx-).*(?:\.js|\.css|-latin-wght-[\w-]+\.woff2)$/

/** Script that runs before the first paint. */
const FIRST = '/kit/first.js'

/** Files that `first.js` fetches in parallel with the page's own scripts. */
const AHEAD = {
  signIn: /^assets\/(?:signIn|form|shared)-.*\.(?:js|css)$/,
  work: /^assets\/(?:work|shared|cards)-.*\.(?:js|css)$/,
  text: /^assets\/geist-latin-wght-.*\.woff2$/,
}

/**
 * The page as it leaves: the script that runs before the first paint stands in it, since one more file is one more round
 * trip, and knows the files that come next; style sheets stand behind the mark, which they must not hold up.
 */
const firstPage: Plugin = {
  name: 'first-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const files = Object.keys(bundle).toSorted()
      const ahead = Object.entries(AHEAD).map(([name, test]) => [
        name,
        files.filter((it) => test.test(it)).map((it) => `/${it}`),
      ])
      const first = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)]
        .map(([, href]) => href)
        .filter((it) => it !== FIRST)
      const script = readFileSync(`web${FIRST}`, 'utf8')
        .replace(/parts = .*/, `parts = ${JSON.stringify({ first, ...Object.fromEntries(ahead) })}`)
        .replace(/^\s*(?:\/[/*].*\n)?/gm, '')
      const sheets = page.match(/ *<link rel="stylesheet".*\n/g) ?? []
      // `first.js` adds the page's module itself.
      const modules = /^ *<(?:script type="module"|link rel="modulepreload").*\n/gm
      const moved = sheets.reduce((text, sheet) => text.replace(sheet, ''), page)
      const inlined = moved
        .replace(modules, '')
        .replace(`<script src="${FIRST}"></script>`, () => `<script>\n${script}</script>`)
      return inlined.replace('</body>', () => `${sheets.join('')}</body>`)
    },
  },
}

const packed = promisify(brotliCompress)

/** Compresses text files at build time, better than during a request; server/kit/http/pages.ts sends them. */
const packedFiles: Plugin = {
  name: 'packed-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const texts = Object.keys(bundle).filter((it) => /\.(?:js|css|mjs)$/.test(it))
    await Promise.all(
      texts.map(async (name) => writeFileSync(join(dir, `${name}.br`), await packed(readFileSync(join(dir, name))))),
    )
  },
}

/** Builds the service worker after the pages, because it lists their files: `BUILT` in web/kit/worker/sw.ts. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const assets = Object.keys(bundle)
      .filter((it) => SHELL_FILE.test(it))
      .toSorted()
    const hash = createHash('sha256').update(assets.join())
    for (const file of ['index.html', ...FIXED]) hash.update(readFileSync(join(dir, file)))
    const files = ['', ...FIXED, ...assets].map((it) => `/${it}`)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILT: JSON.stringify({ version: hash.digest('hex').slice(0, 12), files }) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2023',
        rolldownOptions: { input: 'web/kit/worker/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    })
  },
}

export default defineConfig({
  root: 'web',
  // Resolves `composes` across files by itself; postcss-modules does so without naming the file, which Vite warns of.
  css: { transformer: 'lightningcss' },
  plugins: [react(), firstPage, serviceWorker, packedFiles],
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser of that target supports what the polyfill replaces.
    modulePreload: { polyfill: false },
    // All files come from the app's own address: the content policy forbids data: scripts and fonts.
    assetsInlineLimit: 0,
    // Bench and e2e/built.spec.ts bound the weight of each screen, compressed and with its imports.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: parts },
        // The sign-in's scripts name every file, and hashes do not compress: one letter less of each saves 0.2 kB.
        chunkFileNames: ({ name }) => `assets/${partOf(name)}-[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${partOf(names[0])}-[hash:7][extname]`,
      },
    },
  },
})
