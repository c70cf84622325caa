import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { folderStore } from '#server/kit/files/folder.ts'

const dir = mkdtempSync(join(tmpdir(), 'nucleo-folder-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Path of an open file as the system knows it at this moment, relative to `dir`. */
const placeOf = (file: FileHandle): string => readlinkSync(`/proc/self/fd/${file.fd}`).slice(dir.length + 1)

test('a file is on the disk, with the names that lead to it, before it counts as stored', async () => {
  const sent = join(dir, 'sent')
  writeFileSync(sent, 'content')
  const some = await open(sent)
  const flushed: string[] = []
  const prototype = Object.getPrototypeOf(some) as FileHandle
  const { sync } = prototype
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    flushed.push(placeOf(this))
    await sync.call(this)
  })
  await folderStore(join(dir, 'files')).put('abcdef', sent)
  // Order: content under the former name, then the entry of the new name, then those of the new folders.
  expect(flushed).toEqual(['sent', 'files/ab', 'files', ''])
  expect(readFileSync(join(dir, 'files', 'ab', 'abcdef'), 'utf8')).toBe('content')
  flushed.length = 0
  writeFileSync(sent, 'more')
  await folderStore(join(dir, 'files')).put('abffff', sent)
  expect(flushed).toEqual(['sent', 'files/ab'])
  spy.mockRestore()
  await some.close()
})
