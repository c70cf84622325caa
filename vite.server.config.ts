import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const entry = (path: string): string => join(import.meta.dirname, 'server', path)

const LIGHT_HTTP = '\0node-http'

/**
 * `node:http` without its globals of the web. Whatever imports it as an ES module has each of its exports read, and
 * `WebSocket` and two more read all of undici: 24 ms of a start.
 */
const lightHttp: Plugin = {
  name: 'light-http',
  enforce: 'pre',
  resolveId: (source, _importer, { kind }) =>
    kind === 'import-statement' && /^(?:node:)?http$/.test(source) ? LIGHT_HTTP : undefined,
  load: (id) =>
    id === LIGHT_HTTP
      ? `const http = process.getBuiltinModule('node:http')
        export const { Agent, IncomingMessage, METHODS, STATUS_CODES, ServerResponse, createServer, request } = http
        export default http`
      : undefined,
}

/** The server with its packages in a few files: reading a thousand small ones is most of a cold start. */
export default defineConfig({
  plugins: [lightHttp],
  ssr: {
    // These have native parts, or read files of their own that stand beside them.
    external: [
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'sharp',
      'redis',
      'pdfkit',
      'pdfmake',
      'fontkit',
      'write-excel-file',
    ],
    noExternal: true,
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: {
        main: entry('main.ts'),
        // Threads are started by the name of their file (server/kit/installation.ts).
        'engine.worker': entry('db/engine/engine.worker.ts'),
        'sheet.worker': entry('kit/sheet/sheet.worker.ts'),
        'document.worker': entry('kit/document/document.worker.ts'),
      },
    },
  },
})
