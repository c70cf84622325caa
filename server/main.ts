import { configOrExit } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { start, type Running } from '#server/start.ts'

const config = configOrExit()

const fill = config.NUCLEO_DEMO
  ? async (db: Db) => {
      process.stdout.write('Filling the demo organisation…\n')
      const { fillDemo } = await import('#server/db/demo/demo.ts')
      await fillDemo(db, new Date())
    }
  : undefined

const running: Running = await start(config, fill).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

process.stdout.write(`Nucleo is ready at ${running.url}\n`)

const finish = (): void => {
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
  // A client that never lets go must not keep the process: what is acknowledged is committed.
  setTimeout(() => process.exit(0), 15_000).unref()
}
process.once('SIGTERM', finish)
process.once('SIGINT', finish)
