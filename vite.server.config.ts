import { join } from 'node:path'
import { defineConfig } from 'vite'

const entry = (path: string): string => join(import.meta.dirname, 'server', path)

/** The server with its packages in a few files: reading a thousand small ones is most of a cold start. */
export default defineConfig({
  ssr: {
    // These have native parts, or read files of their own that stand beside them.
    external: [
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'sharp',
      'pino',
      'redis',
      'pdfkit',
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
      },
    },
  },
})
