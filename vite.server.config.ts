import { join } from 'node:path'
import { defineConfig } from 'vite'

const entry = (path: string): string => join(import.meta.dirname, 'server', path)

/**
 * The server in a few files: reading a thousand small ones is most of a cold start. Packages of many modules are packed
 * with it; the others, written in CommonJS or with files of their own beside them, stay where they are installed.
 */
export default defineConfig({
  ssr: {
    noExternal: [
      'kysely',
      'zod',
      'jose',
      'pg-boss',
      'cron-parser',
      '@tus/server',
      '@tus/utils',
      '@tus/file-store',
      'file-type',
    ],
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
