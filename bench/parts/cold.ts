import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Engine, Database } from '../database.ts'
import type { Figure } from '../figure.ts'
import { median } from '../numbers.ts'
import { startServer } from '../server.ts'

const LOOPS = 100_000
const TURNS = 7

/** From the start of a process to the end of it having opened the database and asked it one thing. */
const openAlone = (database: Database): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'open.ts'), database.dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let opened = 0
    child.stdout.once('data', () => {
      opened = performance.now() - began
    })
    child.once('exit', (code) =>
      code === 0 && opened > 0 ? resolve(opened) : reject(new Error(`open.ts ended with ${code}`)),
    )
  })

/** From the start of a process until its first page has arrived whole. */
const startAndStop = async (database: Database): Promise<number> => {
  const server = await startServer(database)
  const before = performance.now()
  const page = await fetch(`http://localhost:${server.port}/`)
  if (!page.ok) throw new Error(`The first page was answered by ${page.status}`)
  await page.text()
  const pageMs = performance.now() - before
  await server.stop()
  return server.readyMs + pageMs
}

/** (c) From nothing to the first page, against opening the same database alone, each in a fresh process. */
export const cold = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  try {
    const [ready, alone]: [number[], number[]] = [[], []]
    // The first of each fills the caches of disk and code.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const [whole, part] = [await startAndStop(database), await openAlone(database)]
      if (turn === 0) continue
      ready.push(whole)
      alone.push(part)
    }
    return [
      {
        part: 'c',
        engine: engine.name,
        what: 'first page against opening the database',
        value: median(ready.map((it, index) => it / (alone[index] ?? Number.NaN))),
        unit: '',
        bound: { atMost: 2 },
        from: `${median(ready).toFixed(0)} and ${median(alone).toFixed(0)} ms`,
      },
    ]
  } finally {
    await database.drop()
  }
}
