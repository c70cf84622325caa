import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'web',
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Kept for reading a stack by hand, never served to browsers by a link.
    sourcemap: 'hidden',
    target: 'es2023',
    // Everything stands under the app's own address; a strict content policy knows no data: scripts or fonts.
    assetsInlineLimit: 0,
  },
})
