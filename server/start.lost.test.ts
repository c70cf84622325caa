import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { migratedGround, startChild } from '#server/testing/process.ts'

/** Ends the thread of the engine, and no other, as soon as a file is there. */
const ending = (file: string): string => {
  const text = `
    import { existsSync } from 'node:fs'
    import { isMainThread } from 'node:worker_threads'
    if (!isMainThread) setInterval(() => existsSync(${JSON.stringify(file)}) && process.exit(7), 20)`
  return `--import data:text/javascript,${encodeURIComponent(text)}`
}

// A PostgreSQL server that goes may come back: app.outage.test.ts.
test.runIf(inject('database').kind === 'dump')(
  'a server whose embedded database has gone says so and ends, instead of answering for ever that there is none',
  async () => {
    const ground = await migratedGround()
    const sign = join(ground.dir, 'end')
    const child = await startChild({ ...ground.environment, NODE_OPTIONS: ending(sign) })
    expect((await fetch(`${child.url}/api/health`)).status).toBe(200)
    writeFileSync(sign, '')
    expect(await child.ended).toBe(1)
    expect(child.errors()).toMatch(/^The database has gone \(The thread of the database ended with 7\.\)/m)
    await ground.drop()
  },
)
