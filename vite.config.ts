import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const server = process.env['API'] ?? 'http://127.0.0.1:3000'

/**
 * Parts of packages that no page of ours reaches and that only weigh, 10 kB together; what stands in for them. A package
 * that no longer has such a part fails the build, so that nothing here outlives its reason.
 */
const unreached = [
  // The contract brings zod, and zod its writer of JSON schemas, which only the server's API page uses.
  {
    part: 'zod/v4/core/to-json-schema.js',
    answer: '() => { throw new Error("JSON schemas are written on the server") }',
  },
  { part: 'zod/v4/core/json-schema-processors.js', answer: 'undefined' },
  // Zod's own English sentences: every complaint is said in ours (`server/kit/problem.ts`, and each form's).
  { part: 'zod/v4/locales/en.js', answer: '{ localeError: () => "invalid" }' },
  // The router's measuring, and what a link prefetches from a server that renders pages; ours renders none.
  { part: 'react-router/dist/production/lib/router/instrumentation.js', answer: 'undefined' },
  { part: 'react-router/dist/production/lib/dom/ssr/links.js', answer: '[]' },
  { part: 'react-router/dist/production/lib/dom/ssr/single-fetch.js', answer: 'undefined' },
]

/** All that a module gives, by name; `default` among them. */
const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name ?? ''),
  // `export { a, b as c }`
  ...[...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((it) => it.trim().split(' ').at(-1) ?? ''),
  ),
  ...(/^export default /m.test(text) ? ['default'] : []),
]

const withoutUnreached: Plugin = {
  name: 'without-unreached',
  apply: 'build',
  load: (id) => {
    const found = unreached.find((it) => id.endsWith(`node_modules/${it.part}`))
    if (!found) return undefined
    const names = exportsOf(readFileSync(id, 'utf8'))
    const given = names.map((it) => (it === 'default' ? 'export default' : `export const ${it} =`))
    return given.map((it) => `${it} () => (${found.answer})`).join('\n')
  },
  buildEnd() {
    const seen = [...this.getModuleIds()]
    for (const { part } of unreached)
      if (!seen.some((it) => it.endsWith(part))) this.error(`Nothing is left of ${part}: take it off the list`)
  },
}

/**
 * What is always fetched together is one file each: forty small ones weigh 15 kB more, since each is packed alone.
 * `first` is what the page needs to stand, `door` signing in, `work` the frame of whoever is in, its home and the loop,
 * whose dialog has to open without a network too. A part's own dependencies come along.
 */
const parts = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'door', test: /\/web\/auth\/|\/contract\/auth\/auth\.words|\/web\/shell\/(?:ThemeMenu|LanguageMenu)\.tsx/ },
  {
    name: 'work',
    test: /\/web\/shell\/Shell\.tsx|\/web\/home\/HomeScreen\.tsx|\/web\/loop\/(?:TimerWidget|LoopModal)\.tsx/,
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

export default defineConfig({
  root: 'web',
  plugins: [react(), withoutUnreached, serviceWorker],
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Kept for reading a stack by hand, never served to browsers by a link.
    sourcemap: 'hidden',
    target: 'es2023',
    // Everything stands under the app's own address; a strict content policy knows no data: scripts or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
})
