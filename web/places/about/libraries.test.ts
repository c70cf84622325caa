import { expect, test } from 'vitest'
import { inBrowser, onServer } from '#web/places/about/libraries.ts'

interface Package {
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const installed = import.meta.glob<Package>(
  ['../../../package.json', '../../../node_modules/*/package.json', '../../../node_modules/@*/*/package.json'],
  { exhaustive: true },
)
const read = async (path: string): Promise<Package | undefined> => installed[`../../../${path}`]?.()
const all = [...inBrowser, ...onServer]

test('everything the server depends on is thanked', async () => {
  const named = new Set(all.map((it) => it.name))
  const ours = await read('package.json')
  const missing = Object.keys(ours?.dependencies ?? {}).filter((name) => !named.has(name))
  expect(ours?.dependencies).toBeDefined()
  expect(missing, 'add these to web/places/about/libraries.ts').toEqual([])
})

test('no part is listed twice', () => {
  expect(new Set(all.map((it) => it.name)).size).toBe(all.length)
})

test('each is installed, under the licence that is named', async () => {
  const licences = all.map(async ({ name }) => [name, (await read(`node_modules/${name}/package.json`))?.license])
  expect(await Promise.all(licences)).toEqual(all.map(({ name, licence }) => [name, licence]))
})
