import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const server = process.env['API'] ?? 'http://127.0.0.1:3000'

/**
 * One file for each part that is always fetched together: forty small ones weigh 15 kB more, since each is packed alone.
 * `first` starts the page, `signIn` signs in, `work` has the frame of a signed-in person, the home and the timer.
 * `touched` opens at a press and is fetched as soon as somebody touches the page, for the loop's dialog has to open
 * without a network too; `fields` is what it shares with other forms; `icons` are those of all other screens, since each
 * file of its own is named in what signing in loads. A part's own dependencies come along.
 */
const parts = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'signIn',
    test: /\/web\/auth\/(?!ForgotPassword|NewPassword|password\/|SecondFactor|CodeField|SignInAgain)|\/contract\/auth\/auth\.words|\/web\/shell\/bar\/(?:ThemeMenu|LanguageMenu)\.tsx/,
  },
  {
    name: 'work',
    test: /\/web\/shell\/Shell\.tsx|\/web\/home\/HomeScreen\.tsx|\/web\/loop\/timer\/TimerWidget\.tsx|\/web\/kit\/ui\/StatusBadge\.tsx/,
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
const FIXED = ['theme.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest']
/** All that is kept for the time without a network, but lists of common passwords and the reader of documents, each as large as half the app. */
const SHELL_FILE = /^assets\/(?!guesses-|docx-).*(?:\.js|\.css|-latin-wght-[\w-]+\.woff2)$/

/** Builds the service worker after the pages, since it has to know their files: `BUILT` in web/kit/worker/sw.ts. */
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
  plugins: [react(), serviceWorker],
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Everything stands under the app's own address; a strict content policy knows no data: scripts or fonts.
    assetsInlineLimit: 0,
    // What each screen may weigh is held by bench and e2e/built.spec.ts, packed and by what it loads.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: parts },
        // Every file is named in what signing in loads, and a hash cannot be packed: a letter less of each is 0.2 kB.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
