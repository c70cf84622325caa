import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockFolder } from '#server/db/lock.ts'
import { scaled } from '#server/testing/pace.ts'

const root = mkdtempSync(join(tmpdir(), 'nucleo-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(root, 'data-'))
})

/** Locks the folder on a signal, reports the result, and holds the lock until its input ends. */
const racer = `
  import { lockFolder } from '${join(import.meta.dirname, 'lock.ts')}'
  process.stdout.write('ready')
  const [at] = await new Promise((resolve) => process.stdin.once('data', (text) => resolve([Number(text)])))
  while (Date.now() < at) {}
  try { lockFolder(process.argv[1]); process.stdout.write('held') }
  catch (error) { process.stdout.write(error.message) }
  process.stdin.once('data', () => process.exit(0))`

const heard = async (child: ChildProcess): Promise<string> =>
  String((await once(child.stdout ?? expect.fail(), 'data'))[0])

const contender = async (folder: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', racer, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  expect(await heard(child)).toBe('ready')
  return child
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  child.kill(signal)
  await once(child, 'exit')
}

describe('the lock of a data folder', () => {
  test('is held once, also by the process that holds it, and is free after', () => {
    const unlock = lockFolder(dir)
    expect(() => lockFolder(dir)).toThrow(`The data folder ${dir} is in use by process ${process.pid}. Stop it first.`)
    unlock()
    lockFolder(dir)()
    expect(readdirSync(dir)).toEqual([])
  })

  test('makes the folder where there is none', () => {
    const deep = join(dir, 'a', 'b')
    const unlock = lockFolder(deep)
    expect(existsSync(deep)).toBe(true)
    unlock()
  })

  test('of one folder is none of another', () => {
    const unlock = lockFolder(dir)
    expect(() => lockFolder(join(dir, 'other'))()).not.toThrow()
    unlock()
  })

  test('held by another process names it, and is taken over once that is killed', async () => {
    const child = await contender(dir)
    const answer = heard(child)
    child.stdin?.write('0')
    expect(await answer).toBe('held')
    expect(() => lockFolder(dir)).toThrow(`in use by process ${child.pid}.`)
    // The refused process has left nothing behind.
    expect(readdirSync(dir)).toHaveLength(1)
    await end(child, 'SIGKILL')
    expect(readdirSync(dir)).toHaveLength(1)
    const unlock = lockFolder(dir)
    expect(readdirSync(dir)).toEqual([expect.stringMatching(new RegExp(`^lock\\.[0-9a-f]{12}-${process.pid}-`))])
    unlock()
  })

  test('of one that was killed and that its parent has not noticed yet is taken over', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 61'])
    const [told] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(told)
    // A shell would reap its children; the process that replaces it never does.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
    process.kill(pid, 'SIGKILL')
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    await expect.poll(() => stat()[0]).toBe('Z')
    writeFileSync(join(dir, `lock.${pid}-${stat()[19]}`), '')
    lockFolder(dir)()
    expect(readdirSync(dir)).toEqual([])
    await end(parent, 'SIGKILL')
  })

  test('that is a folder is swept out like any other rest', () => {
    mkdirSync(join(dir, 'lock.x'))
    lockFolder(dir)()
    expect(readdirSync(dir)).toEqual([])
  })

  test.each([
    ['a process that is gone', 'lock.2147483646-1'],
    ['an older process of the same number', `lock.${process.ppid}-1`],
    ['nobody', 'lock.'],
    ['process 0', 'lock.0-1'],
    ['a process below 0', 'lock.-1-1'],
    ['what is no number', 'lock.abc-1'],
    ['an older form', 'lock.1'],
  ])('that names %s is taken over and swept out', (_name, file) => {
    writeFileSync(join(dir, file), '')
    lockFolder(dir)()
    expect(readdirSync(dir)).toEqual([])
  })

  /** A lock of another container: its pid has no meaning here, and may be that of a living process. */
  const foreign = `lock.${'ab'.repeat(6)}-${process.pid}-1`
  const others = (age_ms: number): string => {
    const file = join(dir, foreign)
    writeFileSync(file, 'box-2')
    const then = new Date(Date.now() - age_ms)
    utimesSync(file, then, then)
    return file
  }

  test('of another container that shows signs of life is refused with its host, and left alone', async () => {
    const file = others(0)
    const beating = `setInterval(() => require('node:fs').utimesSync(process.argv[1], new Date(), new Date()), 100)`
    const child = spawn(process.execPath, ['-e', beating, file], { stdio: 'ignore' })
    await once(child, 'spawn')
    expect(() => lockFolder(dir, scaled(60_000))).toThrow(
      new RegExp(
        `in use by process ${process.pid} of another container or machine \\(box-2\\)\\. Stop it first.*remove ${file}`,
      ),
    )
    expect(readdirSync(dir)).toEqual([foreign])
    await end(child, 'SIGKILL')
  })

  test('of another container that stays silent is watched for a while and taken over', () => {
    others(0)
    const said = vi.spyOn(process.stderr, 'write')
    const begun = performance.now()
    const unlock = lockFolder(dir, 500)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(495)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('looking whether that still runs'))
    said.mockRestore()
    expect(readdirSync(dir)).not.toContain(foreign)
    unlock()
  })

  test('of another container that has been silent for long is taken over at once', () => {
    others(3_600_000)
    const said = vi.spyOn(process.stderr, 'write')
    lockFolder(dir)()
    // No lock was watched, so there was no wait.
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })

  test('beats while it is held, and its holder ends when it is taken away', async () => {
    const child = await contender(dir)
    const answer = heard(child)
    child.stdin?.write('0')
    expect(await answer).toBe('held')
    const [name = ''] = readdirSync(dir)
    const first = statSync(join(dir, name)).mtimeMs
    await expect.poll(() => statSync(join(dir, name)).mtimeMs).toBeGreaterThan(first)
    rmSync(join(dir, name))
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  test('that a crash left is taken over by no more than one, however many come at once', async () => {
    const folders = Array.from({ length: 3 }, () => mkdtempSync(join(root, 'race-')))
    for (const folder of folders) {
      writeFileSync(join(folder, 'lock.2147483646-1'), '')
      const children = await Promise.all(Array.from({ length: 4 }, () => contender(folder)))
      const answers = children.map(heard)
      const at = String(Date.now() + 30)
      for (const child of children) child.stdin?.write(at)
      const said = await Promise.all(answers)
      await Promise.all(children.map((child) => end(child, 'SIGKILL')))
      const held = said.filter((text) => text === 'held')
      expect(held.length, said.join('\n')).toBeLessThanOrEqual(1)
      for (const text of said) if (text !== 'held') expect(text).toMatch(/in use by process \d+\./)
    }
  })
})
