import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const web = join(root, 'web')
const page = readFileSync(join(web, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as {
  name: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

/** Type and size of an image, from its first bytes. */
const pictureOf = (src: string): string => {
  const bytes = readFileSync(join(web, 'public', src))
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `image/png ${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  return /^\s*(?:<\?xml[^>]*>\s*)?<svg\b/.test(bytes.toString()) ? 'image/svg+xml any' : 'no picture'
}

test('the page names its icons and its manifest, and they are there', () => {
  const links = [...page.matchAll(/<link rel="([^"]+)" href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)
  expect(links).toEqual(['icon /favicon.svg', 'apple-touch-icon /icon-192.png', 'manifest /manifest.webmanifest'])
  expect(links.filter((it) => !existsSync(join(web, 'public', it.split(' ')[1] ?? '')))).toEqual([])
})

test('the manifest names the app and pictures that are what it says, for every use', () => {
  expect(manifest).toMatchObject({ name: 'Nucleo', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map((it) => pictureOf(it.src))).toEqual(manifest.icons.map((it) => `${it.type} ${it.sizes}`))
  // Browsers require these of an app that can be installed.
  const sizes = manifest.icons.map((it) => it.sizes)
  expect(['192x192', '512x512', 'any'].filter((it) => !sizes.includes(it))).toEqual([])
  expect(manifest.icons.some((it) => it.purpose === 'maskable')).toBe(true)
})
