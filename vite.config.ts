import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type CSSOptions, type Plugin } from 'vite'

const server = process.env['API'] ?? 'http://127.0.0.1:3000'

/**
 * What is always fetched together is one file each: forty small ones weigh 15 kB more, since each is packed alone.
 * `first` is what the page needs to stand, `door` signing in, `work` the frame of whoever is in, its home and the loop,
 * whose dialog has to open without a network too. A part's own dependencies come along.
 */
const parts = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'door',
    test: /\/web\/auth\/|\/contract\/auth\/auth\.words|\/web\/shell\/bar\/(?:ThemeMenu|LanguageMenu)\.tsx/,
  },
  {
    name: 'work',
    test: /\/web\/shell\/Shell\.tsx|\/web\/home\/HomeScreen\.tsx|\/web\/loop\/(?:timer\/TimerWidget|dialog\/LoopModal)\.tsx/,
  },
]

/** What the app needs to stand besides its hashed files. */
const FIXED = ['theme.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest']
const SHELL_FILE = /^assets\/.*(?:\.js|\.css|-latin-wght-[\w-]+\.woff2)$/

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

type Postcss = Exclude<NonNullable<CSSOptions['postcss']>, string>
type Plugins = NonNullable<Postcss['plugins']>

/** `composes` takes rules over without saying from which file, and Vite then cannot tell where their addresses start. */
const composedRules: Plugins[number] = {
  postcssPlugin: 'composed-rules',
  OnceExit: (root) => {
    root.walk((node) => {
      if (node.source === undefined || node.source.input.file === undefined) node.source = root.source
    })
  },
}

export default defineConfig({
  root: 'web',
  css: { postcss: { plugins: [composedRules] } },
  plugins: [react(), serviceWorker],
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Everything stands under the app's own address; a strict content policy knows no data: scripts or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
})
