import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const server = process.env['API'] ?? 'http://127.0.0.1:3000'

/**
 * One file for each part that is always fetched together: forty small ones weigh 15 kB more, since each is packed alone.
 * `first` starts the page, `shared` is what both of the next two need, `signIn` signs in, `work` has the frame of a signed-in person, the home and the timer,
 * `cards` what home shows beside its first cards.
 * `touched` opens at a press and is fetched as soon as somebody touches the page, for the loop's dialog has to open
 * without a network too; `fields` is what it shares with other forms; `icons` are those of all other screens, since each
 * file of its own is named in what signing in loads. `schemas` is zod, which neither signing in nor home waits for.
 * A part's own dependencies come along.
 */
const parts = [
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'shared',
    test: /\/web\/(?:shell\/bar\/(?:ThemeMenu|LanguageMenu)\.tsx|kit\/(?:form\/(?:draft|firstField)|session\/usePreview|ui\/page\/layout)\.tsx?)|\/Icon(?:Clock|Mail|Pencil)\.mjs/,
  },
  {
    name: 'signIn',
    test: /\/web\/auth\/(?!ForgotPassword|NewPassword|password\/|SecondFactor|CodeField|SignInAgain)|\/contract\/auth\/auth\.words/,
  },
  {
    name: 'work',
    test: /\/web\/shell\/Shell\.tsx|\/web\/(?:home\/HomeScreen\.tsx|screens\/homeAhead\.ts)|\/web\/loop\/timer\/TimerWidget\.tsx|\/web\/kit\/ui\/StatusBadge\.tsx/,
  },
  {
    name: 'cards',
    test: /\/web\/(?:home\/(?:LeaderCards|cards\/(?!Unread|SupportNews|Destinations|FirstSteps)|week\/)|loop\/ring\/DayRing|help\/link\/ScreenHelp)/,
  },
  {
    name: 'fields',
    test: /\/web\/kit\/(?:form\/(?:useLocalForm|useDraft|fields\/(?:LongTextField|dates\/MaskedDate))|ui\/Segments)\.tsx?|\/(?:NativeSelect|IconTrash)\.mjs/,
  },
  {
    name: 'guesses',
    test: /\/node_modules\/(?:@zxcvbn-ts|fastest-levenshtein)\/|\/web\/auth\/password\/(?:estimate|commonWords)/,
  },
  { name: 'icons', test: /\/node_modules\/@tabler\/icons-react\/.*\/Icon/ },
  {
    name: 'touched',
    test: /\/web\/loop\/(?:dialog\/LoopModal|offline\/OutboxDialog)\.tsx/,
  },
]

/** Files of the app besides the hashed ones. */
const FIXED = ['favicon.svg', 'icon-192.png', 'manifest.webmanifest']
/** Files that are cached for offline use: all but lists of common passwords and the parser of documents, each half the
 * app's size. */
const SHELL_FILE = /^assets\/(?!guesses-|docx-).*(?:\.js|\.css|-latin-wght-[\w-]+\.woff2)$/

/** Script that runs before the first paint. */
const FIRST = '/kit/first.js'

/** Files that `first.js` fetches in parallel with the page's own scripts. */
const AHEAD = {
  signIn: /^assets\/(?:signIn|shared)-.*\.(?:js|css)$/,
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
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
